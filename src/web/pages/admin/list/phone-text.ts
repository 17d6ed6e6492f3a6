/** `98220 11432`: an Indian number in two halves; others as they are. */
export const phoneText = (phone: string | undefined): string =>
  /^\d{10}$/.test(phone ?? '') ? `${phone?.slice(0, 5)} ${phone?.slice(5)}` : (phone ?? '');
