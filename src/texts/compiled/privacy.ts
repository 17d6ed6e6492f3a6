// Compiled from src/texts/en/privacy.json by `npm run texts`: edit that file, not this one.
import { type Value } from '../message.ts';

export const privacyTexts = {
  title: 'Privacy Policy',
  lead: 'What Avsar knows about you, who sees it, and how you take it back. In plain words, under India’s Digital Personal Data Protection Act, 2023.',
  description: 'What Avsar knows about you, who sees it and how you take it back: findable, your card, the record of who looked, your data as a download, deletion.',
  version: 'Version of November 2026',
  sections: {
    collected: {
      title: 'Information we collect',
      lines: [
        'Of candidates: name, email, phone, gender, date of birth, address, whether you look for a job or an internship, your picture and resume, and what you add to your profile.',
        'Of recruiters: name, email, phone, the company with its address and logo, and the jobs you post.',
        'What happens here: applications, their status, interviews, offers, and what you write in our forms.',
        'For safety: the time, the network address and the browser of each sign-in.',
        'We do not follow you on other sites, ask your phone where you are, or buy data about you.',
      ] as const,
    },
    use: {
      title: 'How we use it',
      lines: [
        'To run your account, to bring applications to recruiters, and to send you the mails that belong to them.',
        'To answer you when you write to us, and to keep out fraud and misuse.',
        'With your consent, which you give by registering, and otherwise only where the Act allows it.',
        'A person at the company accepts or rejects an application, never a program of ours.',
        'We keep your data for as long as you have an account; what you write in a form, until it is settled.',
      ] as const,
    },
    sharing: {
      title: 'Sharing',
      lines: [
        'When you apply, that recruiter reads your application, resume and contact details. When you withdraw, they lose contact details and resume.',
        '“Recruiters can find me” is your choice at registration and in your account. While it is on, recruiters find your profile, contact details and resume in their database. Each time you are listed with contact details or opened, it is recorded, and you can read who it was, when and why.',
        '“Show my card on the home page” is off until you switch it on. Then everybody sees your picture, name, code, gender, date of birth, address and what you look for. One click takes it back.',
        'Our administrators see accounts to help people and to stop misuse. What they change is recorded.',
        'Whoever runs servers or sends mails for us handles data for that alone. Authorities receive what the law makes us give.',
        'We do not sell personal data, and there is no advertising.',
      ] as const,
    },
    security: {
      title: 'Security',
      lines: [
        'Passwords are kept only in a form that cannot be turned back; nobody here can read yours.',
        'Resumes and certificates open only for those who may see them, through links that end after 15 minutes.',
        'Pictures are drawn anew when they arrive, without the hidden details that a camera adds, such as the place.',
        'If your data are ever exposed, we tell you and the Data Protection Board of India without delay.',
      ] as const,
    },
    cookies: {
      title: 'Cookies',
      lines: [
        'There are none. Avsar sets no cookies.',
        'While you are signed in, your browser keeps your session and your name in its own local storage, and what you have typed but not sent yet. Logging out removes them.',
        'No script, font, picture or counter on these pages comes from anybody else.',
      ] as const,
    },
    rights: {
      title: 'Your rights',
      lines: [
        'See: “Download my data” in your account gives you everything we hold about you, with your files.',
        'Correct and complete: change your profile yourself, or ask us.',
        'Withdraw consent: switch “Recruiters can find me” or your card off in your account. It works at once. There you also choose which mails you get.',
        'Erase: “Delete my account” asks for your password; your personal data and files go at once. Of an application remain the job, the dates and the status, without you.',
        'Name somebody who may use these rights for you if you die or cannot act yourself.',
        'Complain: first to us. If our answer does not settle it, to the Data Protection Board of India.',
        ({ email }: { email: Value }) => `If you cannot sign in, write to ${email} and we do it for you.`,
      ] as const,
    },
    children: {
      title: 'Children under 16',
      lines: [
        'Avsar is for people of 18 or older; the registration asks for the date of birth and refuses younger people.',
        'We do not knowingly keep data of children under 16, nor of anybody under 18. If your child has registered all the same, write to us and we delete it.',
      ] as const,
    },
    updates: {
      title: 'Updates',
      lines: [
        'When this policy changes, the new version stands here, with its date, before it applies.',
      ] as const,
    },
    contact: {
      title: 'Contact',
      lines: [
        ({ officer, email }: { officer: Value; email: Value }) => `Everything about your data: ${officer}, ${email}`,
        ({ hours }: { hours: Value }) => `We read mail ${hours}, and answer in English or Hindi.`,
      ] as const,
    },
  },
};
