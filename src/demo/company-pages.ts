import type { CompanyEdit } from '#contract/companies.ts';

/** An invented company's description of itself; the pictures are drawn. */
export interface DemoCompanyPage {
  /** As in the list of companies. */
  slug: string;
  page: Required<CompanyEdit>;
  pictures: readonly { scene: 'desk' | 'house'; caption: string }[];
}

export const DEMO_COMPANY_PAGES: readonly DemoCompanyPage[] = [
  {
    slug: 'nilgiri',
    page: {
      tagline: 'Software for clinics and diagnostic labs',
      story: [
        {
          heading: 'What we do',
          text: '900 clinics open our software first thing in the morning. It tells them which bills an insurer will refuse, before they send them. Most of the people who use it never chose it, so we sit beside them a lot.',
        },
        {
          heading: 'How we work',
          text: 'Teams of four: two engineers, one designer, one person who has run a front desk.\nThree days a week together. No meetings on Wednesday.\nEverybody answers calls from clinics for one morning a month.',
        },
      ],
      perks: [
        { title: 'Health cover for the family', text: 'Parents included, ₹7,00,000 a year' },
        { title: 'Leave you can plan', text: '24 days, including festivals you choose' },
        { title: 'Crèche near the office', text: 'Half of the fee' },
        { title: 'A learning budget', text: '₹30,000 a year, no questions' },
      ],
      people: 90,
      foundedYear: 2014,
      foundedPlace: 'Coonoor',
      places: ['Bengaluru', 'Chennai'],
      links: [],
    },
    pictures: [
      { scene: 'desk', caption: 'The front desk that we copied, chair by chair' },
      { scene: 'house', caption: 'Our office in Jayanagar 4th Block' },
    ],
  },
  {
    slug: 'kaveri',
    page: {
      tagline: 'Hospitals and clinics along the coast',
      story: [
        {
          heading: 'What we do',
          text: 'Three hospitals and eleven clinics between Chennai and Nagapattinam. We see 1,200 people a day, and half of them come by bus.',
        },
        {
          heading: 'How we train',
          text: 'The first six weeks are paid and on the ward, with one senior nurse for every two who start.\nWhoever wants to study further works four days a week, and we pay half of the fee.',
        },
      ],
      perks: [
        { title: 'Rooms for nurses', text: 'Beside the hospital, ₹2,500 a month' },
        { title: 'Free care', text: 'For you, your parents and your children' },
        { title: 'No more than two nights in a row', text: '' },
      ],
      people: 640,
      foundedYear: 1998,
      foundedPlace: 'Nagapattinam',
      places: ['Chennai', 'Puducherry', 'Nagapattinam'],
      links: [],
    },
    pictures: [{ scene: 'house', caption: 'The clinic in Adyar' }],
  },
  {
    slug: 'chinar',
    page: {
      tagline: 'Trucks and warehouses from Srinagar to Ranchi',
      story: [
        {
          heading: 'What we do',
          text: 'Eight hundred trucks and forty hubs. Apples from Kashmir are in Kolkata on the fourth day, and cloth from Surat comes back in the same truck.',
        },
      ],
      perks: [
        { title: 'A home day each week', text: 'Also for drivers' },
        { title: 'Licence paid', text: 'For heavy vehicles, after six months' },
      ],
      people: 1900,
      foundedYear: 2003,
      foundedPlace: 'Srinagar',
      places: ['Lucknow', 'Delhi NCR', 'Srinagar'],
      links: [],
    },
    pictures: [],
  },
  {
    slug: 'tarang',
    page: {
      tagline: 'School lessons by phone, in Hindi',
      story: [
        {
          heading: 'How we teach',
          text: 'Live classes for classes 6 to 12, watched mostly on phones. A lesson that freezes on a slow line is made again.',
        },
      ],
      perks: [{ title: 'Work from where you live', text: 'Two weeks a year together in Jaipur' }],
      people: 140,
      foundedYear: 2017,
      foundedPlace: 'Jaipur',
      places: ['Jaipur'],
      links: [],
    },
    pictures: [],
  },
  {
    slug: 'sahya',
    page: {
      tagline: 'Electric three-wheelers',
      story: [
        {
          heading: 'What we build',
          text: 'Three-wheelers that carry 500 kg up a ghat road, and the workshops that repair them the same day.',
        },
      ],
      perks: [
        { title: 'Bus from Pune', text: 'Every shift, free' },
        { title: 'Training on the line', text: 'Four weeks, paid' },
      ],
      people: 310,
      foundedYear: 2015,
      foundedPlace: 'Chakan',
      places: ['Pune', 'Nashik'],
      links: [],
    },
    pictures: [],
  },
  {
    slug: 'mogra',
    page: {
      tagline: 'Block-printed furnishing',
      story: [
        {
          heading: 'Who we are',
          text: 'Printers from Sanganer, tailors from Jhotwara and sixty shops. What is printed in Jaipur is sold with the name of who printed it.',
        },
      ],
      perks: [{ title: 'A share of what you design', text: '2% of each sale for a year' }],
      people: 410,
      foundedYear: 1994,
      foundedPlace: 'Jaipur',
      places: ['Jaipur'],
      links: [],
    },
    pictures: [],
  },
];
