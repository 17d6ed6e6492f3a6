/*
 * Formatting of numbers and money, in pages and emails alike. Nothing here reads device settings, so that the server
 * and every browser produce the same text.
 */

const LAKH = 100_000;

/** `1,00,000` */
export const countText = (count: number): string => {
  const [whole = '', part] = String(Math.abs(count)).split('.');
  const grouped = whole.length > 3 ? `${whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')},${whole.slice(-3)}` : whole;
  return `${count < 0 ? '-' : ''}${grouped}${part ? `.${part}` : ''}`;
};

/** `₹12,50,000` */
export const rupees = (amount: number): string => `₹${countText(Math.round(amount))}`;

/** `12.5`: rupees in lakh, with at most two decimal places. */
export const lakhs = (amount: number): string => countText(Math.round((amount / LAKH) * 100) / 100);
