// Compiled from src/texts/ta/pages.json by `npm run texts`: edit that file, not this one.
import * as english from '../en/pages.ts';
import { select, type Value } from './message.ts';

export const pageTexts = {
  notFound: '404 - பக்கம் கிடைக்கவில்லை',
  notFoundHelp: 'முகவரியைச் சரிபாருங்கள். பக்கம் இடம் மாறியிருக்கலாம் அல்லது நீக்கப்பட்டிருக்கலாம்.',
  jobNotHere: english.pageTexts.jobNotHere,
  goneHelp: 'இப்போது திறந்திருக்கும் மற்ற வேலைகளைப் பாருங்கள்.',
  failed: 'இந்தப் பக்கத்தைத் திறக்க முடியவில்லை.',
  failedHelp: 'நீங்கள் எதையும் இழக்கவில்லை. சற்று நேரம் கழித்து மீண்டும் முயலுங்கள்.',
  retry: 'மீண்டும் முயல்க',
  home: 'முகப்புப் பக்கத்துக்குத் திரும்பு',
  searchJobs: 'வேலை தேடுங்கள்',
  wrongKind: ({ kind }: { kind: string }) => select(kind, { candidate: 'இந்தப் பக்கம் வேலை தேடுபவர்களுக்கானது.', recruiter: 'இந்தப் பக்கம் ரெக்ரூட்டர்களுக்கானது.', other: 'இந்தப் பக்கம் அட்மின்களுக்கானது.' }),
  signedInAs: ({ kind, name }: { kind: string; name: Value }) => `${select(kind, { candidate: `${name}, நீங்கள் வேலை தேடுபவராக லாகின் செய்திருக்கிறீர்கள்.`, recruiter: `${name}, நீங்கள் ரெக்ரூட்டராக லாகின் செய்திருக்கிறீர்கள்.`, other: `${name}, நீங்கள் அட்மினாக லாகின் செய்திருக்கிறீர்கள்.` })} இதைத் திறக்க, லாகவுட் செய்து சரியான கணக்கில் லாகின் செய்யுங்கள்.`,
  signedInNamelessAs: ({ kind }: { kind: string }) => `${select(kind, { candidate: 'நீங்கள் வேலை தேடுபவராக லாகின் செய்திருக்கிறீர்கள்.', recruiter: 'நீங்கள் ரெக்ரூட்டராக லாகின் செய்திருக்கிறீர்கள்.', other: 'நீங்கள் அட்மினாக லாகின் செய்திருக்கிறீர்கள்.' })} இதைத் திறக்க, லாகவுட் செய்து சரியான கணக்கில் லாகின் செய்யுங்கள்.`,
  toDashboard: 'உங்கள் டாஷ்போர்டுக்குச் செல்லுங்கள்',
  logout: 'லாகவுட்',
  aboutDemoData: 'இந்தத் தகவலைப் பற்றி',
  demoData: 'டெமோ தகவல்: இங்குள்ள நிறுவனங்களும் நபர்களும் கற்பனையே.',
  demoDataMixed: 'டெமோ தகவல்: இங்குள்ள சில நிறுவனங்கள் கற்பனையே.',
};

export const languageOfferTexts = {
  text: 'Avsar हिन्दी में भी है।',
  open: 'हिन्दी में देखें',
  close: 'अभी नहीं',
};
