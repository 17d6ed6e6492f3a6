/**
 * A formula character at the start of a text, or after anything that separates cells or rows in some locale: a
 * spreadsheet that splits at semicolons or tabs ignores a quote in the middle of a cell.
 */
const FORMULA = /[=+\-@\uff0b\uff0d\uff1d\uff20](?<=(?:^|[;|\t\r\n])[\s"]*.)/g;

/** Returns text for a CSV cell that no spreadsheet interprets as a formula, whichever separator it uses. */
export const spreadsheetText = (typed: string): string => typed.replace(FORMULA, "'$&");
