/** The link that begins a mail to this address alone: in an address, `?` and `&` are letters like others. */
export const mailTo = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
