/** `98220 11432`: Indian numbers in two halves; others unchanged. */
export const phoneText = (phone: string | undefined): string =>
  /^\d{10}$/.test(phone ?? '') ? `${phone?.slice(0, 5)} ${phone?.slice(5)}` : (phone ?? '');

/** Calls the number, which is Indian unless it says otherwise. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="link num" href={`tel:${phone.startsWith('+') ? phone : `+91${phone}`}`}>
      {phoneText(phone)}
    </a>
  );
}
