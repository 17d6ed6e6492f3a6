// Compiled from src/texts/ta/create-account.json by `npm run texts`: edit that file, not this one.

export const createAccountTexts = {
  pageTitle: 'கணக்கு தொடங்க · Avsar',
  title: 'உங்கள் கணக்கைத் தொடங்குங்கள்',
  lead: 'நீங்கள் என்ன செய்ய விரும்புகிறீர்கள்?',
  group: 'யாராகப் பதிவு செய்கிறீர்கள்',
  candidate: 'வேலை தேடுபவராகப் பதிவு',
  candidateNote: 'வேலையும் இன்டர்ன்ஷிப்பும் தேடி விண்ணப்பியுங்கள். ஒவ்வொரு விண்ணப்பத்துக்கும் அடுத்த படியும் தேதியும் தெரியும்.',
  recruiter: 'ரெக்ரூட்டராகப் பதிவு',
  recruiterNote: 'வேலைகளைப் பதிவிடுங்கள், விண்ணப்பங்களைப் பாருங்கள், இன்டர்வியூ நேரம் முடிவு செய்யுங்கள்.',
  next: 'அடுத்து',
};
