/** Longest cell text in messages; longer cells are cut. */
const SHOWN = 80;

/** Formats a cell for a message, on one line. */
export const said = (text: string): string => {
  const plain = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
};

/** Phrases that mean "not specified" and need no warning. */
const SAYS_NOTHING =
  /^(?:[-–—.]*|nil|none|null|nan|n\.?\/?a\.?|tb[ad]|to be (?:discussed|decided|announced)|unknown|negotiable|(?:highly )?competitive(?: (?:salary|pay|package))?|best in (?:the )?(?:industry|market)|confidential|(?:not|un)[ -]?(?:disclosed|specified|mentioned|available|applicable|stated|known)(?: by (?:the )?(?:recruiter|company|employer))?|as per (?:the )?(?:industry|market|company)(?:['’]s)? (?:standards?|norms?|policy|rates?))\.?$/i;

export const saysNothing = (text: string): boolean => SAYS_NOTHING.test(text.trim());
