// Compiled from src/texts/en/pay.json by `npm run texts`: edit that file, not this one.

export const payTexts = {
  payUnread: 'Enter pay like 8 LPA, 12.5 lakh or ₹15,000/month.',
  payTooLow: 'Pay must be at least ₹10,000 a year.',
  payTooHigh: 'Pay must be at most ₹100 crore a year.',
};
