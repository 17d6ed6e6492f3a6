// Compiled from src/texts/ta/candidate.json by `npm run texts`: edit that file, not this one.
import * as english from '../en/candidate.ts';
import { type Value } from './message.ts';

export const applicationTexts = english.applicationTexts;

export const applyTexts = {
  pageTitle: ({ title }: { title: Value }) => `விண்ணப்பம்: ${title}`,
  plainTitle: 'விண்ணப்பி',
  applyFor: 'விண்ணப்பம்',
  notFound: 'வேலை கிடைக்கவில்லை. திரும்பிச் சென்று மீண்டும் முயலுங்கள்.',
  backHome: 'முகப்புக்குத் திரும்பு',
  failed: 'விண்ணப்பப் படிவத்தைத் திறக்க முடியவில்லை.',
  choose: 'விண்ணப்பிக்க ஒரு வேலையைத் தேர்ந்தெடுங்கள்',
  chooseHelp: 'வேலைப் பட்டியலைத் திறந்து, ஒரு வேலையைத் தேர்ந்தெடுத்து, விண்ணப்பியுங்கள்.',
  seeJobs: 'இருக்கும் வேலைகளைப் பார்',
  close: 'மூடிவிட்டுப் பட்டியலுக்குத் திரும்பு',
  draftKept: 'எழுதியது சேமிக்கப்பட்டது',
  draftBack: 'நீங்கள் முன்பு எழுதியதை மீட்டிருக்கிறோம்.',
  draftBackMore: 'ஃபைல் தேர்ந்தெடுத்திருந்தால், அதை மீண்டும் தேர்ந்தெடுங்கள்.',
  facts: {
    posted: 'பதிவிட்ட தேதி',
    contact: 'ரெக்ரூட்டர் தொடர்பு',
    code: 'ரெக்ரூட்டர் குறியீடு',
  },
  filled: 'உங்கள் புரொஃபைலிலிருந்து நிரப்பியிருக்கிறோம்.',
  filledMore: 'சரிபார்த்து அனுப்புங்கள். இங்கு மாற்றுவது இந்த விண்ணப்பத்தை மட்டுமே மாற்றும்.',
  filledAgain: 'கடந்த முறை நீங்கள் எழுதியதையும் நிரப்பியிருக்கிறோம். சரிபார்த்து அனுப்புங்கள்.',
  already: ({ day }: { day: Value }) => `இந்த வேலைக்கு நீங்கள் ${day} அன்று விண்ணப்பித்தீர்கள்.`,
  alreadyNow: 'இந்த வேலைக்கு நீங்கள் ஏற்கெனவே விண்ணப்பித்துவிட்டீர்கள்.',
  alreadyMore: 'இரண்டாவது முறை அனுப்பவில்லை.',
  toApplied: 'விண்ணப்பித்த வேலைகளில் பார்',
  personal: 'உங்கள் விவரம்',
  professional: 'வேலை விவரம்',
  schooling: 'படிப்பும் திறன்களும்',
  resumePart: 'ரெஸ்யூமே',
  fullName: 'முழுப் பெயர்',
  email: 'ஈமெயில்',
  emailHint: 'உங்கள் கணக்கிலிருந்து',
  phone: 'மொபைல் எண்',
  experience: 'அனுபவம், ஆண்டுகளில்',
  experienceHint: 'அனுபவம் இல்லையென்றால் 0 என்று எழுதுங்கள்',
  company: 'இப்போதைய நிறுவனம்',
  salary: 'எதிர்பார்க்கும் சம்பளம்',
  stipend: 'எதிர்பார்க்கும் மாத உதவித்தொகை',
  notice: 'நோட்டீஸ் காலம்',
  noticeHint: 'எவ்வளவு சீக்கிரம் சேர முடியும்',
  noticeChoose: 'தேர்ந்தெடு',
  education: 'உயர்ந்தபட்சப் படிப்பு',
  educationChoose: 'தேர்ந்தெடு',
  skills: 'திறன்கள்',
  skillsHint: 'கமா போட்டுப் பிரித்து எழுதுங்கள்',
  skillsPlaceholder: 'Excel, Tally, English',
  coverLetter: 'கவர் லெட்டர்',
  resume: 'ரெஸ்யூமே',
  resumeFrom: {
    profile: 'உங்கள் புரொஃபைலிலிருந்து',
    application: 'உங்கள் கடந்த விண்ணப்பத்திலிருந்து',
  },
  againKnown: ({ name }: { name: Value }) => `${name} ஃபைலையே பயன்படுத்து`,
  another: 'வேறு ஃபைலைப் பயன்படுத்து',
  resumeIsPicture: 'உங்கள் புரொஃபைலில் உள்ள ரெஸ்யூமே ஒரு படம். இந்த விண்ணப்பத்துக்கு PDF, DOC அல்லது DOCX ஃபைலைத் தேர்ந்தெடுங்கள்.',
  submit: 'விண்ணப்பத்தை அனுப்பு',
  submitting: 'அனுப்புகிறது...',
  cancel: 'வேண்டாம்',
  backToJob: 'வேலைக்குத் திரும்பு',
  sending: 'உங்கள் விண்ணப்பத்தை அனுப்புகிறது',
  cancelled: 'நீங்கள் நிறுத்திவிட்டீர்கள். எதையும் அனுப்பவில்லை.',
  submissionFailed: 'அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.',
  submissionKept: 'நீங்கள் எழுதியது அப்படியே இருக்கிறது.',
  sessionEnded: 'உங்கள் லாகின் நேரம் முடிந்தது. மீண்டும் லாகின் செய்து அனுப்புங்கள். நீங்கள் எழுதியது அப்படியே இருக்கிறது.',
  review: {
    title: 'என்ன அனுப்பப்படும்',
    lead: 'ரெக்ரூட்டர் இதையேதான் படிப்பார். அனுப்பும் முன் சரிபாருங்கள்.',
    missing: 'இன்னும் நிரப்பவில்லை',
    none: 'தரவில்லை',
  },
  neverMoney: 'Avsar ஒருபோதும் பணம் கேட்காது.',
  done: 'விண்ணப்பம் அனுப்பப்பட்டது!',
  toApplication: 'உங்கள் விண்ணப்பத்தைப் பார்',
  doneText: ({ company, title }: { company: Value; title: Value }) => `${company} நிறுவனத்தில் ${title} வேலைக்கு உங்கள் விண்ணப்பம் அனுப்பப்பட்டது`,
  toDashboard: 'டாஷ்போர்டுக்குத் திரும்பு',
};

export const availableTexts = english.availableTexts;

export const eventTexts = english.eventTexts;

export const homeTexts = english.homeTexts;

export const interviewTexts = english.interviewTexts;

export const jobListTexts = english.jobListTexts;

export const offerTexts = english.offerTexts;

export const shellTexts = {
  area: 'வேலை தேடுபவர்',
  title: 'டாஷ்போர்டு',
  home: 'முகப்பு',
  profile: 'புரொஃபைல்',
  jobApplied: 'விண்ணப்பித்த வேலைகள்',
  messages: 'மெசேஜ்கள்',
  interviewCalls: 'இன்டர்வியூ அழைப்புகள்',
  jobOffers: 'வேலை ஆஃபர்கள்',
  availableJobs: 'இருக்கும் வேலைகள்',
  savedJobs: 'சேமித்த வேலைகள்',
  savedSearches: 'சேமித்த தேடல்கள்',
  whatToLearn: 'என்ன கற்கலாம்',
  createResume: 'ரெஸ்யூமே உருவாக்கு',
  groups: {
    applications: 'விண்ணப்பங்கள்',
    jobs: 'வேலைகள்',
  },
  short: {
    jobs: 'வேலைகள்',
    applied: 'விண்ணப்பம்',
    calls: 'அழைப்பு',
  },
  logout: 'லாகவுட்',
  followed: english.shellTexts.followed,
};

export const applicationEventTexts = english.applicationEventTexts;
