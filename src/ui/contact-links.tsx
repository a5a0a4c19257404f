import { phoneUrl } from "../content/urls"

export function EmailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>
}

export function PhoneLink({ phone, name = phone }: { phone: string; name?: string }) {
  return (
    <a className="nowrap" href={phoneUrl(phone)}>
      {name}
    </a>
  )
}
