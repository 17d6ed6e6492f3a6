/**
 * Separates facts on one line. The non-breaking space keeps it from beginning a line. In a file of its own, because the
 * formats of dates and numbers would come along to pages that show none.
 */
export const DOT = '\u00a0· ';
