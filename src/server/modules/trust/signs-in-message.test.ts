import { expect, it } from 'vitest';
import { signsInMessage } from './signs-in-message.ts';

it.each([
  'Please pay a refundable security deposit of Rs 500 before joining.',
  'Send 999 via GPay to 98xxx@upi to confirm your slot',
  'Transfer ₹2000 to my account for the uniform',
  'Kindly deposit the training fee',
  'Registration charges: 1500',
  'Your joining kit costs ₹1,499, pay by Paytm',
  'Pay the fee of 500 rupees for document verification.',
  'Please pay ₹999 now',
  'कृपया पंजीकरण शुल्क ₹500 जमा करें',
  '500 rupaye bhej do gpay par',
  'registration fees bharna hoga',
])('money is asked for in “%s”', (text) => {
  expect(signsInMessage(text)).toEqual(['asks_for_money']);
});

it.each([
  'Text me on Telegram @hr_nilgiri',
  'Contact me at wa.me/919876543210',
  'WhatsApp me on 9876543210',
  'Let us continue on Signal.',
  'Add me on Insta, I answer faster there.',
  'We can move this chat to WhatsApp.',
  'मुझे व्हाट्सएप पर लिखें',
  'whatsapp karo 9876543210',
])('the talk shall go on elsewhere in “%s”', (text) => {
  expect(signsInMessage(text)).toEqual(['messenger_only']);
});

it.each([
  'No fee is charged at any stage.',
  'We pay ₹20,000 a month.',
  'The pay is ₹25,000 a month, paid on the 1st.',
  'You will get paid on the 1st.',
  'Is the salary in hand, or do you pay PF?',
  'We will pay ₹500 for your travel.',
  'Our offer is ₹6,00,000. Please send your answer by Friday.',
  'For this work we are ready to pay ₹900.',
  'The stipend of ₹10,000 is sent to your bank account.',
  'Please send your bank account number for the first salary.',
  'Please send your certificates by 5 pm on 12 December.',
  'The interview is at 1130 in room 204, please send a photo of your ID.',
  'You would transfer to Pune after 6 months.',
  'How to reach us is on https://nilgiri.example/visit',
  'Our product integrates with WhatsApp.',
  'Do you have experience with the WhatsApp API?',
  'We run Instagram campaigns for shops.',
  'Never pay anybody for a job, and do not move to WhatsApp.',
  'किसी को पैसे मत भेजिए।',
])('nothing is found in “%s”', (text) => {
  expect(signsInMessage(text)).toEqual([]);
});

it.each(['pay '.repeat(1000), 'a.'.repeat(2000), 'we go '.repeat(660), '₹5 fee send '.repeat(330)])(
  'the longest message is read in no time',
  (text) => {
    const began = performance.now();
    signsInMessage(text);
    expect(performance.now() - began).toBeLessThan(1000);
  },
);
