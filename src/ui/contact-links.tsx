import { phoneAddress } from "../content/addresses"

export function EmailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>
}

export function PhoneLink({ phone, name = phone }: { phone: string; name?: string }) {
  return (
    <a className="whole" href={phoneAddress(phone)}>
      {name}
    </a>
  )
}
