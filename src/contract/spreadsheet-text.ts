/**
 * The beginning of a formula, at the beginning of a text or behind what separates cells and rows in some country: a
 * spreadsheet that splits at semicolons or tabs takes no notice of a quote in the middle of a cell.
 */
const FORMULA = /[=+\-@\uff0b\uff0d\uff1d\uff20](?<=(?:^|[;|\t\r\n])[\s"]*.)/g;

/** A text for a cell of a CSV file in which no spreadsheet finds a formula, whichever separator it reads by. */
export const spreadsheetText = (typed: string): string => typed.replace(FORMULA, "'$&");
