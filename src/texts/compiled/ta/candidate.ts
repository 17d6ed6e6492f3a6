// Compiled from src/texts/ta/candidate.json by `npm run texts`: edit that file, not this one.
import * as english from '../en/candidate.ts';

export const applicationTexts = english.applicationTexts;

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
