import { MESSAGE_SIGNS, type MessageSign } from '#contract/conversation-vocabulary.ts';
import { clausesOf, isDenied } from './clauses.ts';
import {
  AMOUNT,
  BY_UPI,
  CANDIDATE_FEE,
  FEE,
  ITS_OWN_WORK,
  messengerContact,
  moneyAskedFor,
  OTHERS_MONEY,
  pattern,
} from './find-fraud-signs.ts';

/** A message addresses one candidate, so neither payer nor currency needs to be named. */
const A_SUM = /\b\d[\d,]{2,6}\b/u;
const UPI_ID = /\b[\w.-]+@(?:upi|ok\w+|ybl|ibl|axl|paytm|apl)\b/iu;
const TO_PAY =
  /\b(?:(?:please|kindly|must|should|can|need to|have to|to|then|and)\s+pay|pay (?:the|this|a|an|by|via|through|now|it|rs|₹|\d)|transfer|deposit|remit)\b|^\W*pay\b|\b(?:bhej\w*|jama|bhar\w*)\b|(?:जमा|भेज|भुगतान|भर)/iu;
const SENDS_A_SUM = /\bsend\s+(?:(?:me|us|just|only)\s+)?(?:₹|rs|inr|\d)/iu;

/** Amounts that the candidate is to earn. */
const EARNED =
  /\b(?:earn\w*|salary|ctc|lpa|package|in[\s-]hand|wages?|bonus|incentives?|stipend|get|receive|offer\w*|(?:we|company|client|employer)\b(?:\s+\S+){0,4}?\s+pay|you(?: will|'ll)? (?:be|get) paid|(?:a|per) (?:day|week|month|year|annum)|monthly|yearly|kama\w*)\b|(?:वेतन|सैलरी|तनख्वाह|महीन)/iu;

const asksForMoney = (sentence: string): boolean => {
  if (isDenied(sentence) || OTHERS_MONEY.test(sentence) || EARNED.test(sentence)) return false;
  const asks = TO_PAY.test(sentence) || SENDS_A_SUM.test(sentence);
  if (UPI_ID.test(sentence) || BY_UPI.test(sentence)) return asks || AMOUNT.test(sentence);
  if (FEE.test(sentence) && asks) return true;
  if (CANDIDATE_FEE.test(sentence) && A_SUM.test(sentence)) return true;
  return AMOUNT.test(sentence) && asks;
};

/** Moves the conversation outside the portal. */
const ELSEWHERE = [
  pattern(
    String.raw`\b(?:continue|move|shift|switch|come|talk|chat|discuss)\b(?:\s+\S+){0,4}?\s+(?:on|to|via|over)\s+(?:\S+\s+){0,2}?(?:MESSENGER|signal|insta(?:gram)?|snapchat|facebook)\b`,
  ),
  pattern(
    String.raw`\b(?:add|find|follow|dm|message|text|ping)\s+me\b(?:\s+\S+){0,2}?\s+(?:on|at|via)\s+(?:MESSENGER|signal|insta(?:gram)?|snapchat|facebook)\b`,
  ),
];

const movesElsewhere = (sentence: string): boolean =>
  !isDenied(sentence) && !ITS_OWN_WORK.test(sentence) && ELSEWHERE.some((one) => one.test(sentence));

/**
 * Finds signs of fraud in a message: a request for money, or for moving to a messenger, where nobody can help. Prefers
 * false alarms to misses: it only shows a warning.
 */
export const signsInMessage = (text: string): MessageSign[] => {
  const clauses = clausesOf(text);
  return MESSAGE_SIGNS.filter((sign) =>
    sign === 'asks_for_money'
      ? clauses.some((clause) => moneyAskedFor(clause) !== undefined || asksForMoney(clause.sentence))
      : clauses.some(({ sentence }) => messengerContact(sentence) !== undefined || movesElsewhere(sentence)),
  );
};
