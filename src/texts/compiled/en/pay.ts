// Compiled from src/texts/en/pay.json by `npm run texts`: edit that file, not this one.

export const payTexts = {
  payUnread: 'Enter pay like 8 LPA, 12.5 lakh or ₹15,000/month.',
  payRange: 'Enter one amount, such as 4 LPA, not a range.',
  payOrder: 'Enter a maximum that isn’t below the minimum. Check if you mean per month or per year.',
  payTooLow: 'Enter at least ₹10,000 a year (₹834 a month), such as 8 LPA or 15k a month.',
  payTooHigh: 'Enter at most ₹100 crore a year, such as 8 LPA or 12.5 lakh.',
};
