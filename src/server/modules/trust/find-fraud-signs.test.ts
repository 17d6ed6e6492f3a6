import { describe, expect, it } from 'vitest';
import type { FraudSign } from '#contract/vocabularies.ts';
import { type CheckedPosting, findFraudSigns } from './find-fraud-signs.ts';

const posting = (changes: Partial<CheckedPosting> = {}): CheckedPosting => ({
  title: 'Back office executive',
  companyName: 'Kaveri Software',
  companyInfo: 'We make software for clinics.',
  description: 'Keep our records in order.',
  responsibilities: 'Answer mails. Keep the calendar.',
  requirements: 'Two years of it.',
  employmentType: 'Full-time',
  experienceMin: 1,
  experienceMax: 3,
  salaryMin: 300_000,
  salaryMax: 480_000,
  contactEmail: 'jobs@kaveri.example.in',
  companyVerified: false,
  ...changes,
});
const signsOf = (changes: Partial<CheckedPosting>): FraudSign[] =>
  findFraudSigns(posting(changes)).map(({ sign }) => sign);

describe('asks for a fee or deposit', () => {
  it.each([
    'Registration fee of Rs 500 is payable before the interview.',
    'Registration Fee: ₹999 (refundable).',
    'Selected candidates must pay a refundable security deposit of Rs. 2,500 for the laptop.',
    'A security deposit of ₹10,000 will be deducted from the first salary.',
    'Training charges 3500/- to be paid at the time of joining.',
    'You need to deposit Rs 1,200 for ID card and uniform.',
    'Pay ₹499 through PhonePe to confirm your interview slot.',
    'Send Rs 350 by Google Pay to 98765 43210 to book your seat.',
    'No experience needed, registration fee Rs 500.',
    'No registration fee, only a refundable deposit of Rs 2000 for the kit.',
    'Registration fee Rs 300 is not refundable.',
    'Applicants have to pay the course fee of Rs 15,000, refunded after placement.',
    'Documentation charges are mandatory for all applicants.',
    'Joining ke liye 1500 rs security deposit dena hoga.',
    'Registration fees 500 rs lagegi, interview ke baad job pakki.',
    'Aapko 2000 rupees jama karna hoga, salary me wapas mil jayega.',
    'Form ke liye 250 rs paytm pe bhej do.',
    'रजिस्ट्रेशन फीस 500 रुपये जमा करें।',
    'नौकरी के लिए 1500 रुपये सिक्योरिटी डिपॉजिट देना होगा।',
    'इंटरव्यू से पहले 200 रुपये शुल्क का भुगतान करें।',
  ])('is found in: %s', (description) => {
    const [sign] = findFraudSigns(posting({ description }));
    expect(sign?.sign).toBe('asks_for_money');
    expect(sign?.found[0]).toMatchObject({ field: 'description' });
    expect(description).toContain(sign?.found[0]?.words);
  });

  it.each([
    'No registration fee.',
    'We never ask for fees or deposits.',
    'Kaveri does not charge any registration fee, security deposit or training charges at any stage.',
    'There is no security deposit, joining fee or bond.',
    'No registration fee, security deposit or training charges are required.',
    'Please do not pay any registration fee to anyone who claims to hire for us.',
    'Beware of fraud: never pay Rs 500 or any other security deposit to get an interview.',
    'If anyone asks you for a registration fee, report it to us.',
    'Free training, no fees of any kind.',
    'Koi registration fees nahi lagegi.',
    'Interview ke liye koi paisa nahi dena hai.',
    'Bina kisi fees ke joining.',
    'कोई रजिस्ट्रेशन फीस नहीं लगेगी।',
    'किसी को भी पैसे न दें, इंटरव्यू निःशुल्क है।',
    'Collect registration fee of Rs 500 from participants at the desk.',
    'Counsel students on course fees and admissions; average course fee Rs 50,000.',
    'Mobilise fixed deposits and CASA; target deposit of Rs 50,00,000 a month.',
    'Follow up with parents for the payment of school fees before the due date.',
    'Handle customs deposits, processing fees and courier charges for shipments.',
    'The company reimburses the certification fee of up to Rs 30,000.',
    'We pay the exam fee of Rs 12,000 for your first certificate.',
    'Trainers get 40% of the course fee.',
    'Prepare invoices, check payment terms and reconcile bank charges.',
    'Salary will be deposited in your bank account by the 5th.',
    'Collect the security deposit from tenants and hand over the keys.',
    'You must submit the monthly report to the team lead.',
    'File ROC forms; pay statutory registration fees on behalf of clients.',
    'Experience with payment gateways, UPI and PhonePe integration is required.',
    'Salary Rs 25,000 per month, deposited before the 7th. You must have your own laptop.',
    'Earn incentives of up to Rs 5,000 on each deal you close.',
  ])('is not found in: %s', (description) => expect(signsOf({ description })).toEqual([]));
});

describe('contact only by messenger', () => {
  it.each([
    'Contact only on WhatsApp 98765 43210.',
    'WhatsApp only, no calls.',
    'Send your CV on WhatsApp to 9876543210.',
    'Interested? WhatsApp: +91 98765-43210',
    'Message HR on Telegram for the next step.',
    'Apply by https://wa.me/919876543210',
    'Join our Telegram channel t.me/jobs_daily_earn to start.',
    'The interview will be taken over WhatsApp chat.',
    'DM us on telegram @hr_official.',
    'Sirf WhatsApp par message kare 9876543210.',
    'Resume WhatsApp karo 9876543210 pe.',
    'Apna bio data WhatsApp par bheje.',
    'केवल व्हाट्सएप पर संपर्क करें।',
    'अपना रिज्यूमे व्हाट्सऐप पर भेजें।',
  ])('is found in: %s', (description) => expect(signsOf({ description })).toEqual(['messenger_only']));

  it('is found although the posting names an address, when it shuts the other ways out', () => {
    const companyInfo = 'Write to jobs@kaveri.example.in.';
    expect(signsOf({ companyInfo, description: 'Only WhatsApp messages are answered.' })).toEqual(['messenger_only']);
    expect(signsOf({ companyInfo, description: 'Send your CV on WhatsApp to 9876543210.' })).toEqual([]);
  });

  it.each([
    'Call or WhatsApp 98765 43210.',
    'Send your CV to hr@kaveri.example.in or WhatsApp 98765 43210.',
    'WhatsApp marketing executive: plan campaigns and broadcasts.',
    'Answer customer queries on WhatsApp and by chat.',
    'Message customers on WhatsApp about their orders.',
    'Build chatbots with the WhatsApp Business API.',
    'Experience with Telegram bots is a plus.',
    'We never contact candidates on WhatsApp or Telegram.',
    'Do not share your details on WhatsApp with anybody.',
    'Signal processing and telegraph history.',
    'Keep the WhatsApp groups of our students tidy.',
  ])('is not found in: %s', (description) => expect(signsOf({ description })).toEqual([]));
});

describe('a free address for a large company', () => {
  it.each([
    ['TCS', 'tcs.hiring2026@gmail.com'],
    ['Tata Consultancy Services Ltd.', 'hr@yahoo.co.in'],
    ['Infosys Limited', 'infosys.jobs@outlook.com'],
    ['HDFC Bank', 'hdfc@rediffmail.com'],
    ['Amazon India Pvt Ltd', 'amazon.wfh@gmail.com'],
  ])('is found: %s, %s', (companyName, contactEmail) =>
    expect(signsOf({ companyName, contactEmail })).toEqual(['free_mail']),
  );

  it('is found in the text too, also when a listing comes in without an address', () => {
    const description = 'Mail your resume to tcs.careers.hr@gmail.com';
    expect(findFraudSigns(posting({ companyName: 'TCS', contactEmail: undefined, description }))).toMatchObject([
      { sign: 'free_mail', found: [{ field: 'description', words: 'tcs.careers.hr@gmail.com' }] },
    ]);
  });

  it.each([
    ['Kaveri Software', 'kaveri@gmail.com', false],
    ['TCS', 'meera@tcs.com', false],
    ['TCS', 'meera@gmail.com', true],
    ['Apple Tree Consultancy', 'hr@gmail.com', false],
    ['Shree Tata Traders', 'tata.traders@gmail.com', false],
    ['Google', 'hr@gmail-partners.example.com', false],
  ])('is not found: %s, %s, verified %s', (companyName, contactEmail, companyVerified) =>
    expect(signsOf({ companyName, contactEmail, companyVerified })).toEqual([]),
  );
});

describe('pay far outside the usual', () => {
  it('is told of an internship by the month', () => {
    const [sign] = findFraudSigns(posting({ employmentType: 'Internship', salaryMin: null, salaryMax: 6_000_000 }));
    expect(sign?.found).toEqual([
      {
        field: 'salary',
        words: '₹5,00,000 a month',
        around: 'Usual for this kind of work: up to ₹2,00,000 a month.',
      },
    ]);
  });

  it.each([
    { title: 'Data entry operator', salaryMax: 4_800_000 },
    { employmentType: 'Internship', salaryMin: null, salaryMax: 6_000_000 },
    { experienceMin: 0, experienceMax: 1, salaryMax: 9_000_000 },
    { salaryMin: 12, salaryMax: 18 },
    { salaryMax: 3_000_000_000, experienceMin: null, experienceMax: null },
  ] as const)('is found: %j', (changes) => {
    const [sign] = findFraudSigns(posting(changes));
    expect(sign).toMatchObject({ sign: 'unusual_pay', found: [{ field: 'salary', words: /^₹.* a (?:year|month)$/ }] });
  });

  it.each([
    'Typing at home: earn Rs 5,000 daily.',
    'Data entry from mobile, weekly payout of ₹30,000 and earnings guaranteed.',
    'Form filling, income 2 lakh per month.',
    'Ghar baithe kamaye 5000 rs roz.',
    'घर बैठे टाइपिंग से रोज 5000 रुपये कमाएं।',
  ])('is found in words: %s', (description) => expect(signsOf({ description })).toEqual(['unusual_pay']));

  it.each([
    { salaryMin: null, salaryMax: null },
    { salaryMin: 0, salaryMax: 0, employmentType: 'Internship' },
    { salaryMax: 15_000_000, experienceMin: 12, experienceMax: 20 },
    { salaryMax: 8_000_000, experienceMin: 2, experienceMax: 4 },
    { salaryMin: 180_000, salaryMax: 1_440_000, employmentType: 'Internship' },
    { title: 'Data entry operator', salaryMin: 120_000, salaryMax: 300_000 },
    { description: 'Typing at home: earn Rs 500 daily.' },
    { description: 'Data entry, salary Rs 18,000 per month.' },
    { title: 'Photographer', description: 'You earn ₹5,000 per day on shoots.' },
  ] as const)('is not found: %j', (changes) => expect(signsOf(changes)).toEqual([]));
});

it('an honest posting bears no sign, and several signs stand side by side', () => {
  expect(findFraudSigns(posting())).toEqual([]);
  const description = 'Registration fee Rs 500. Contact only on WhatsApp 98765 43210.';
  expect(signsOf({ description, companyName: 'TCS', contactEmail: 'tcs@gmail.com' })).toEqual([
    'asks_for_money',
    'messenger_only',
    'free_mail',
  ]);
});

it('the longest posting is read in no time', () => {
  const long = 'pay registration fee on whatsapp only , '.repeat(250).slice(0, 10_000);
  // The thread's own time, which other processes on the machine do not add to.
  const began = process.threadCpuUsage();
  findFraudSigns(posting({ description: long, responsibilities: long, requirements: long, companyInfo: long }));
  findFraudSigns(posting({ description: 'a '.repeat(5_000), requirements: '1,'.repeat(5_000) }));
  expect(process.threadCpuUsage(began).user).toBeLessThan(2_000_000);
});
