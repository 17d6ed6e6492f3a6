/** Converts the digits of India's scripts, such as `५`, to `5`. Each script's digits begin at 0x66 of its 128 characters. */
export const withPlainDigits = (text: string): string =>
  text.replace(/(?=[\u0900-\u0dff])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));
