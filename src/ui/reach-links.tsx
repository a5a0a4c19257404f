export function MailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>
}

/** A telephone link; its address has no spaces (RFC 3966). */
export function PhoneLink({ phone, name = phone }: { phone: string; name?: string }) {
  return (
    <a className="whole" href={`tel:${phone.replaceAll(" ", "")}`}>
      {name}
    </a>
  )
}
