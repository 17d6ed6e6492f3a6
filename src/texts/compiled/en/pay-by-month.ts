// Compiled from src/texts/en/pay-by-month.json by `npm run texts`: edit that file, not this one.

export const monthlyPayTexts = {
  payUnread: 'Enter the amount a month, like 15000, 15k or ₹15,000.',
  payRange: 'Enter one amount a month, such as 15000, not a range.',
  payOrder: 'Enter a maximum that isn’t below the minimum. Check if you mean per month or per year.',
  payTooLow: 'Enter at least ₹834 a month, such as 15000 or 15k.',
  payTooHigh: 'Enter at most ₹8.33 crore a month, such as 15000 or 15k.',
};
