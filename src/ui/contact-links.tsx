import { phoneUrl } from "../content/urls"

export function EmailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>
}

export function PhoneLink({ phone, name }: { phone: string; name?: string }) {
  return <a href={phoneUrl(phone)}>{name ?? <PhoneNumber phone={phone} />}</a>
}

/** A number stays on one line, and reads from left to right in any language. */
export function PhoneNumber({ phone }: { phone: string }) {
  return (
    <bdi dir="ltr" className="nowrap">
      {phone}
    </bdi>
  )
}
