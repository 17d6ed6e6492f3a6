// Compiled from src/texts/en/privacy.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const privacyTexts = {
  title: 'Privacy Policy',
  lead: 'What Avsar knows about you, who can see it and how to take it back. In plain words, under India’s Digital Personal Data Protection Act, 2023.',
  description: 'What Avsar knows about you, who can see it and how to take it back: being found by recruiters, your card, who viewed you, downloading and deleting your data.',
  version: 'Version: November 2026',
  retention: {
    title: 'How long we keep it',
    lead: 'We delete these automatically:',
    kinds: {
      idleAccounts: 'An account that nobody uses',
      applications: 'An application with its messages, after it was settled or the job ended',
      enquiries: 'What you write in our forms, after our answer',
      accessLog: 'The record of recruiters who viewed a candidate',
      auditLog: 'The record of what administrators did',
      notices: 'A notification on Avsar',
    },
    months: ({ count }: { count: number }) => plural(count, { one: `${number(count)} month`, other: `${number(count)} months` }),
    idle: 'Before we delete an unused account we email its owner 30 days, 7 days and 2 days ahead. Signing in keeps it. Backups are overwritten in turn, so what was deleted is gone from them too after a while.',
  },
  sections: {
    collected: {
      title: 'Information we collect',
      lines: [
        'From candidates: name, email, phone, gender, date of birth, address, whether you’re looking for a job or an internship, your picture and resume, and anything you add to your profile.',
        'From recruiters: name, email, phone, the company with its address and logo, and the jobs you post.',
        'From your activity here: applications, their status, interviews, offers, messages and what you write in our forms.',
        'For security: the time, network address and browser of each sign-in.',
        'We don’t track you on other sites, ask your phone for your location or buy data about you.',
      ] as const,
    },
    use: {
      title: 'How we use it',
      lines: [
        'To run your account, deliver applications to recruiters and send you the emails that go with them.',
        'To reply when you write to us, and to prevent fraud and misuse.',
        'With your consent, which you give by registering. Otherwise only where the Act allows it.',
        'A person at the company accepts or rejects an application. Our software never does.',
        'We keep your data for as long as you have an account and use it. “How long we keep it” below lists everything else.',
      ] as const,
    },
    sharing: {
      title: 'Sharing',
      lines: [
        'When you apply, that recruiter can read your application, resume and contact details. When you withdraw, they lose access to your contact details and resume.',
        'You choose whether “Recruiters can find me” is on, when you register and in your account. While it is on, recruiters can find your profile, contact details and resume in their database. We record each time a recruiter lists you with contact details or opens your profile. You can see who it was, when and why.',
        '“Show my card on the home page” is off until you turn it on. Then everyone can see your picture, name, code, gender, date of birth, address and what you’re looking for. You can turn it off with one click.',
        'Our administrators can see accounts so that they can help people and stop misuse. We record what they change.',
        'Anyone who runs servers or sends emails for us may use data only for that. We give authorities what the law requires.',
        'If you turn on notifications on a device, the maker of its browser passes them on. They are encrypted, so only your device can read them.',
        'We don’t sell personal data, and we don’t show ads.',
      ] as const,
    },
    security: {
      title: 'Security',
      lines: [
        'We store passwords only in a form that can’t be reversed. Nobody here can read yours.',
        'Only people who may see a resume or certificate can open it, through links that expire after 15 minutes.',
        'We re-encode pictures when you upload them, which removes hidden details that cameras add, such as the location.',
        'If your data is ever exposed, we tell you and the Data Protection Board of India without delay.',
      ] as const,
    },
    cookies: {
      title: 'Cookies',
      lines: [
        'Avsar doesn’t use cookies.',
        'While you’re signed in, your browser stores your session, your name and anything you have typed but not sent in its local storage. Signing out removes them.',
        'No script, font, picture or tracker on these pages comes from anyone else.',
      ] as const,
    },
    rights: {
      title: 'Your rights',
      lines: [
        'See your data: “Download my data” in your account gives you everything we hold about you, including your files.',
        'Correct and complete it: change your profile yourself, or ask us.',
        'Withdraw consent: turn off “Recruiters can find me” or your card in your account. This takes effect immediately. You also choose there which emails you get.',
        'Erase it: “Delete my account” asks for your password and deletes your personal data and files immediately. For each application we keep only the job, the dates and the status, without your details.',
        'Nominate someone to use these rights for you if you die or can’t act yourself.',
        'Complain: to us first. If our answer doesn’t settle it, complain to the Data Protection Board of India.',
        ({ email }: { email: Value }) => `If you can’t sign in, write to ${email} and we’ll do it for you.`,
      ] as const,
    },
    children: {
      title: 'Children under 16',
      lines: [
        'Avsar is for people aged 18 or older. Registration asks for your date of birth and refuses anyone younger.',
        'We don’t knowingly keep data about children under 16, or about anyone under 18. If your child has registered anyway, write to us and we’ll delete the data.',
      ] as const,
    },
    updates: {
      title: 'Updates',
      lines: [
        'When this policy changes, we publish the new version and its date here before it takes effect.',
      ] as const,
    },
    contact: {
      title: 'Contact',
      lines: [
        ({ officer, email }: { officer: Value; email: Value }) => `For anything about your data, contact ${officer}: ${email}`,
        ({ hours }: { hours: Value }) => `We read email ${hours}, and answer in English or Hindi.`,
      ] as const,
    },
  },
};
