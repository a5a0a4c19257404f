export function EmailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>
}

/** Its URL has no visual separators (RFC 3966, 5.1.1). */
export function PhoneLink({ phone, name }: { phone: string; name?: string }) {
  const href = `tel:${phone.replace(/[^+\d]/g, "")}`
  return <a href={href}>{name ?? <PhoneNumber>{phone}</PhoneNumber>}</a>
}

/** A number stays on one line, and reads from left to right in any language. */
export function PhoneNumber({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="together">
      {children}
    </bdi>
  )
}
