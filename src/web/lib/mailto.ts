/** Returns the mailto link for exactly this address: `?` and `&` are valid characters in an address. */
export const mailTo = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
