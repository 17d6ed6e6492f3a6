/** Longer cells are cut where they are said back. */
const SHOWN = 80;

/** A cell as it is said back, in one line. */
export const said = (text: string): string => {
  const plain = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
};

/** Phrases that say that nothing is said: nobody needs to hear of them. */
const SAYS_NOTHING =
  /^(?:[-–—.]*|nil|none|null|nan|n\.?\/?a\.?|tb[ad]|to be (?:discussed|decided|announced)|unknown|negotiable|(?:highly )?competitive(?: (?:salary|pay|package))?|best in (?:the )?(?:industry|market)|confidential|(?:not|un)[ -]?(?:disclosed|specified|mentioned|available|applicable|stated|known)(?: by (?:the )?(?:recruiter|company|employer))?|as per (?:the )?(?:industry|market|company)(?:['’]s)? (?:standards?|norms?|policy|rates?))\.?$/i;

export const saysNothing = (text: string): boolean => SAYS_NOTHING.test(text.trim());
