import { type Clause, isDenied } from './clauses.ts';

/** What is paid under a name that candidates hear when they are cheated. */
const FEE =
  /\b(?:(?:registration|security|refundable|refundables?|joining|processing|application|enrol+ment|documentation|verification|training|course|certification|onboarding|induction|kit|uniform|laptop|id[\s-]?card|courier|medical|placement|consultancy|interview|form|file|slot|seat|booking|activation|membership|agreement|advance|one[\s-]?time|token|caution|admin(?:istration|istrative)?|service|gate[\s-]?pass|police verification)[\s-]+(?:and [\w-]+ )?(?:fee|fees|deposit|deposits|charge|charges|amount|money|payment|cost)|(?:fee|fees|deposit|charges?|amount|paisa|paise|paisey)|security money|advance payment)\b|(?:(?:रजिस्ट्रेशन|पंजीकरण|सिक्योरिटी|ट्रेनिंग|प्रोसेसिंग|आवेदन|जॉइनिंग)\s*)?(?:फीस|फ़ीस|फी|शुल्क|डिपॉजिट|डिपाजिट|जमानत राशि|राशि|पैसे|पैसा|चार्ज)/iu;

/** A fee that only a candidate would pay; the others need to be asked of somebody. */
const CANDIDATE_FEE =
  /\b(?:registration|security|refundable|joining|application|documentation|verification|training|onboarding|id[\s-]?card|kit|uniform|laptop|medical|placement|interview|gate[\s-]?pass|police verification|caution|agreement)[\s-]+(?:and [\w-]+ )?(?:fee|fees|deposit|charges?|amount|money|payment)\b|(?:रजिस्ट्रेशन|पंजीकरण|सिक्योरिटी|ट्रेनिंग|आवेदन|जॉइनिंग)\s*(?:फीस|फ़ीस|फी|शुल्क|डिपॉजिट|डिपाजिट|राशि|चार्ज)/iu;

const AMOUNT =
  /(?:₹|\brs\.?|\binr|\brupees?|रु\.?|रुपये?|रूपये?)\s*\d[\d,]*|\b\d[\d,]*\s*(?:\/-|rs\b|rupees?\b|rupay\w*\b|inr\b|रुपये?|रूपये?|रु)/iu;

const DEMAND =
  /\b(?:pay|paid|payable|paying|deposit(?:ed)?|submit|transfer|send|remit|required|requires?|mandatory|compulsory|must|need(?:s|ed)? to|have to|has to|applicable|apply|charged?|collected|deducted|refundable|refunded|before joining|to confirm|upfront|in advance|deni|dena|dene|jama|bhej\w*|lagegi|lagega|lagti|lagta|lag(?:enge|egi)|karna hoga|karni hogi|karne honge|hogi|hoga|bhar\w*)\b|(?:जमा|देना|देनी|देने|भेज|भुगतान|लगेगी|लगेगा|होगी|होगा)/iu;

/** Somebody is asked: the reader of the posting. */
const CANDIDATE =
  /\b(?:you|your|candidates?|applicants?|selected|shortlisted|joining|join|interview|offer letter|seat|slot|job|trainees?|freshers?|aap\w*|aapko|ummeed?vaar|candidate ko)\b|(?:आप|उम्मीदवार|अभ्यर्थी|नौकरी|जॉब|इंटरव्यू)/iu;

const BY_UPI = /\b(?:paytm|phone\s?pe|google\s?pay|gpay|g-?pay|upi|qr code|bank account|account number)\b/iu;

/**
 * The fee is the work itself, or somebody else's: a school's cashier, a bank's
 * deposits, what the company pays for its people.
 */
const OTHERS_MONEY =
  /\b(?:collect(?:s|ing|ion)?|counsel\w*|handl\w+|manag\w+|track\w*|reconcil\w+|mobili[sz]\w+|record\w*|issu\w+|invoic\w+|bill(?:s|ing)|audit\w*|follow[\s-]?ups?|customers?|clients?|students?|parents?|participants?|visitors?|members?|tenants?|patients?|donors?|vendors?|suppliers?|casa|fixed deposits?|term deposits?|recurring deposits?|deposit (?:products?|growth|schemes?)|fee structures?|fee[\s-]based|fee income|reimburs\w+|sponsor\w*|borne by|covered by|paid by (?:the )?(?:company|employer|us|organi[sz]ation)|(?:company|employer|organi[sz]ation|we) (?:will |shall )?(?:pays?|bears?|covers?|deposits?|provides?)|payroll|loans?|statutory|provident|gratuity|roc|gst|tds|customs|escrow|% of|percent of|percentage of|salary (?:will be|is) (?:paid|deposited)|stipend)\b|%\s*of/iu;

/** The clause before was about money and said no, and this one goes on with its list. */
const goesOnDenying = ({ before }: Clause): boolean => {
  const previous = before.at(-1);
  return previous !== undefined && FEE.test(previous) && isDenied(previous);
};

/** The words of a clause that ask the candidate for money; nothing when it does not. */
export const moneyAskedFor = (clause: Clause): string | undefined => {
  const { text } = clause;
  const amount = AMOUNT.test(text);
  if (isDenied(text) || OTHERS_MONEY.test(text)) return undefined;
  if (!amount && goesOnDenying(clause)) return undefined;
  const fee = FEE.exec(text);
  const byUpi = BY_UPI.test(text) && amount && /\b(?:pay|send|transfer|deposit|bhej\w*|jama)\b|(?:भेज|जमा)/iu.test(text);
  if (byUpi) return text.trim();
  if (!fee) {
    const asked = amount && /\b(?:pay|deposit|bhej\w*|jama)\b|(?:जमा|भेज)/iu.test(text) && CANDIDATE.test(text);
    return asked && !/\b(?:earn|salary|get|receive|we (?:will )?pay|kama\w*)\b/iu.test(text) ? text.trim() : undefined;
  }
  const named = CANDIDATE_FEE.test(text);
  const isAsked = named ? amount || DEMAND.test(text) : DEMAND.test(text) && CANDIDATE.test(text) && amount;
  return isAsked ? text.trim() : undefined;
};
