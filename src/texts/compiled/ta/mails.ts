// Compiled from src/texts/ta/mails.json by `npm run texts`: edit that file, not this one.
import { number, plural, select, type Value } from './message.ts';

export const mailTexts = {
  hello: 'வணக்கம்,',
  helloName: ({ name }: { name: Value }) => `வணக்கம் ${name},`,
  reason: ({ reason }: { reason: Value }) => `காரணம்: ${reason}`,
  recruiterWrote: 'ரெக்ரூட்டர் எழுதியது:',
  candidateWrote: 'விண்ணப்பதாரர் எழுதியது:',
  answerUndone: 'சில வினாடிகளுக்கு முன் இந்த விண்ணப்பத்தில் நீங்கள் செய்த மாற்றம் ரத்து செய்யப்பட்டது. விண்ணப்பதாரருக்கு அது தெரிவிக்கப்படவில்லை.',
  ownApplication: 'உங்கள் விண்ணப்பத்தைப் பாருங்கள்',
  ownApplications: 'உங்கள் விண்ணப்பங்களைப் பாருங்கள்',
  receivedApplication: 'விண்ணப்பத்தைப் பார்',
  receivedApplications: 'வந்த விண்ணப்பங்களைப் பாருங்கள்',
  ownInterviews: 'உங்கள் இன்டர்வியூக்களைப் பாருங்கள்',
  ownOffers: 'உங்கள் ஆஃபர்களைப் பாருங்கள்',
  postedFor: ({ company, poster }: { company: Value; poster: Value }) => `${company} நிறுவனத்துக்காக ${poster} பதிவிட்டது.`,
  postedByRecruiter: ({ company }: { company: Value }) => `${company} நிறுவனத்துக்காக ஒரு ரெக்ரூட்டர் பதிவிட்டது.`,
  mistake: 'இது தவறு என்று நினைத்தால், எங்களைத் தொடர்புகொள்ளுங்கள்',
  brand: 'avsar',
  money: 'Avsar ஒருபோதும் பணம் கேட்காது.',
  about: 'Avsar, இந்தியாவில் வேலைகளும் இன்டர்ன்ஷிப்களும்',
  because: ({ title }: { title: Value }) => `உங்கள் Avsar கணக்கில் “${title}” ஆன் ஆக இருப்பதால் இந்த ஈமெயில் வந்திருக்கிறது.`,
  unsubscribe: 'இந்த ஈமெயில்களை நிறுத்து',
};

export const accountMailTexts = {
  welcome: {
    subject: 'Avsar-க்கு வரவேற்கிறோம்: உங்கள் ஈமெயிலை உறுதி செய்யுங்கள்',
    ready: ({ kind, code }: { kind: string; code: Value }) => select(kind, { candidate: `உங்கள் Avsar கணக்கு தயார். உங்கள் குறியீடு ${code}. வேலைகளையும் அழைப்புகளையும் பற்றி நாங்கள் எழுத, உங்கள் ஈமெயில் முகவரியை உறுதி செய்யுங்கள்:`, other: `Avsar-இல் உங்கள் ரெக்ரூட்டர் கணக்கு தயார். உங்கள் குறியீடு ${code}. எங்கே எழுதுவது என்று எங்களுக்குத் தெரிய, உங்கள் ஈமெயில் முகவரியை உறுதி செய்யுங்கள்:` }),
    validFor: 'இந்த லிங்க் ஒரு முறை, 24 மணி நேரத்துக்குள் வேலை செய்யும். புதியதை உங்கள் கணக்குப் பக்கத்தில் பெறலாம்.',
    money: ({ kind }: { kind: string }) => select(kind, { candidate: 'Avsar-இல் எந்த ரெக்ரூட்டரும் உங்களிடம் பணம் கேட்கக் கூடாது. யாராவது கேட்டால் எங்களிடம் சொல்லுங்கள்.', other: 'Avsar-இல் ரெக்ரூட்டர்கள் விண்ணப்பதாரர்களிடம் ஒருபோதும் பணம் கேட்கக் கூடாது.' }),
    notYou: 'நீங்கள் பதிவு செய்யவில்லை என்றால், இந்த ஈமெயிலை விட்டுவிடுங்கள். வேலைகளைப் பற்றி வேறு ஈமெயில் எதுவும் அனுப்ப மாட்டோம்.',
  },
  passwordLink: {
    subject: 'Avsar-க்குப் புதிய பாஸ்வேர்டு வையுங்கள்',
    asked: ({ kind }: { kind: string }) => select(kind, { candidate: 'Avsar-இல் உங்கள் வேலை தேடுபவர் கணக்குக்குப் புதிய பாஸ்வேர்டு கேட்டு ஒரு கோரிக்கை வந்தது. அது நீங்கள்தான் என்றால், இங்கே புதிய பாஸ்வேர்டு வையுங்கள்:', recruiter: 'Avsar-இல் உங்கள் ரெக்ரூட்டர் கணக்குக்குப் புதிய பாஸ்வேர்டு கேட்டு ஒரு கோரிக்கை வந்தது. அது நீங்கள்தான் என்றால், இங்கே புதிய பாஸ்வேர்டு வையுங்கள்:', other: 'Avsar-இல் உங்கள் அட்மின் கணக்குக்குப் புதிய பாஸ்வேர்டு கேட்டு ஒரு கோரிக்கை வந்தது. அது நீங்கள்தான் என்றால், இங்கே புதிய பாஸ்வேர்டு வையுங்கள்:' }),
    validFor: 'இந்த லிங்க் ஒரு முறை, 30 நிமிடத்துக்குள் வேலை செய்யும்.',
    ignore: 'நீங்கள் கேட்கவில்லை என்றால், இந்த ஈமெயிலை விட்டுவிடுங்கள். உங்கள் பாஸ்வேர்டு மாறாது.',
    choose: 'புதிய பாஸ்வேர்டு வை',
  },
  passwordChanged: {
    subject: 'உங்கள் Avsar பாஸ்வேர்டு மாறியது',
    onPage: ({ kind }: { kind: string }) => select(kind, { candidate: 'Avsar-இல் உங்கள் வேலை தேடுபவர் கணக்கின் பாஸ்வேர்டு, கணக்குப் பக்கத்தில் மாற்றப்பட்டது. மற்ற எல்லா இடங்களிலும் லாகவுட் ஆகிவிட்டது.', recruiter: 'Avsar-இல் உங்கள் ரெக்ரூட்டர் கணக்கின் பாஸ்வேர்டு, கணக்குப் பக்கத்தில் மாற்றப்பட்டது. மற்ற எல்லா இடங்களிலும் லாகவுட் ஆகிவிட்டது.', other: 'Avsar-இல் உங்கள் அட்மின் கணக்கின் பாஸ்வேர்டு, கணக்குப் பக்கத்தில் மாற்றப்பட்டது. மற்ற எல்லா இடங்களிலும் லாகவுட் ஆகிவிட்டது.' }),
    byLink: ({ kind }: { kind: string }) => select(kind, { candidate: 'Avsar-இல் உங்கள் வேலை தேடுபவர் கணக்கின் பாஸ்வேர்டு, இந்த முகவரிக்கு நாங்கள் அனுப்பிய லிங்கால் மாற்றப்பட்டது. எல்லா இடங்களிலும் லாகவுட் ஆகிவிட்டது.', recruiter: 'Avsar-இல் உங்கள் ரெக்ரூட்டர் கணக்கின் பாஸ்வேர்டு, இந்த முகவரிக்கு நாங்கள் அனுப்பிய லிங்கால் மாற்றப்பட்டது. எல்லா இடங்களிலும் லாகவுட் ஆகிவிட்டது.', other: 'Avsar-இல் உங்கள் அட்மின் கணக்கின் பாஸ்வேர்டு, இந்த முகவரிக்கு நாங்கள் அனுப்பிய லிங்கால் மாற்றப்பட்டது. எல்லா இடங்களிலும் லாகவுட் ஆகிவிட்டது.' }),
    notYouOnPage: 'இது நீங்கள் இல்லை என்றால், இப்போதே பாஸ்வேர்டை மாற்றுங்கள்: லாகின் பக்கத்தில் “பாஸ்வேர்டு மறந்துவிட்டதா?” என்பதைத் தேர்ந்தெடுங்கள்.',
    notYouByLink: 'இது நீங்கள் இல்லை என்றால், இப்போதே புதிய லிங்க் கேளுங்கள். உங்கள் ஈமெயிலை வேறு யார் திறக்க முடியும் என்றும் பாருங்கள்.',
  },
  confirmEmail: {
    subject: 'Avsar-க்கு உங்கள் ஈமெயில் முகவரியை உறுதி செய்யுங்கள்',
    present: ({ kind }: { kind: string }) => select(kind, { candidate: 'இதுதான் Avsar-இல் உங்கள் வேலை தேடுபவர் கணக்கின் ஈமெயில் என்று உறுதி செய்யுங்கள்:', recruiter: 'இதுதான் Avsar-இல் உங்கள் ரெக்ரூட்டர் கணக்கின் ஈமெயில் என்று உறுதி செய்யுங்கள்:', other: 'இதுதான் Avsar-இல் உங்கள் அட்மின் கணக்கின் ஈமெயில் என்று உறுதி செய்யுங்கள்:' }),
    wanted: ({ kind }: { kind: string }) => select(kind, { candidate: 'ஒருவர் இந்த ஈமெயிலை Avsar-இல் தன் வேலை தேடுபவர் கணக்குக்குப் பயன்படுத்த விரும்புகிறார். அது நீங்கள்தான் என்றால், இங்கே உறுதி செய்யுங்கள்:', recruiter: 'ஒருவர் இந்த ஈமெயிலை Avsar-இல் தன் ரெக்ரூட்டர் கணக்குக்குப் பயன்படுத்த விரும்புகிறார். அது நீங்கள்தான் என்றால், இங்கே உறுதி செய்யுங்கள்:', other: 'ஒருவர் இந்த ஈமெயிலை Avsar-இல் தன் அட்மின் கணக்குக்குப் பயன்படுத்த விரும்புகிறார். அது நீங்கள்தான் என்றால், இங்கே உறுதி செய்யுங்கள்:' }),
    validFor: 'இந்த லிங்க் ஒரு முறை, 24 மணி நேரத்துக்குள் வேலை செய்யும்.',
    ignore: 'இது நீங்கள் இல்லை என்றால், இந்த ஈமெயிலை விட்டுவிடுங்கள்.',
    confirm: 'இந்த முகவரியை உறுதி செய்',
  },
  emailTaken: {
    subject: 'இந்த முகவரியில் ஏற்கெனவே ஒரு Avsar கணக்கு இருக்கிறது',
    taken: ({ kind }: { kind: string }) => select(kind, { candidate: 'ஒருவர் இந்த ஈமெயிலை Avsar-இல் இன்னொரு வேலை தேடுபவர் கணக்குக்குப் பயன்படுத்த முயன்றார். இதில் ஏற்கெனவே ஒரு கணக்கு இருப்பதால் எதுவும் மாறவில்லை.', recruiter: 'ஒருவர் இந்த ஈமெயிலை Avsar-இல் இன்னொரு ரெக்ரூட்டர் கணக்குக்குப் பயன்படுத்த முயன்றார். இதில் ஏற்கெனவே ஒரு கணக்கு இருப்பதால் எதுவும் மாறவில்லை.', other: 'ஒருவர் இந்த ஈமெயிலை Avsar-இல் இன்னொரு அட்மின் கணக்குக்குப் பயன்படுத்த முயன்றார். இதில் ஏற்கெனவே ஒரு கணக்கு இருப்பதால் எதுவும் மாறவில்லை.' }),
    signIn: 'அது நீங்கள்தான் என்றால், இந்த முகவரியில் லாகின் செய்யுங்கள். லாகின் பக்கத்தில் புதிய பாஸ்வேர்டு கேட்கலாம். நீங்கள் இல்லை என்றால், இந்த ஈமெயிலை விட்டுவிடுங்கள்.',
  },
  emailChangeRequested: {
    subject: 'உங்கள் Avsar கணக்கின் ஈமெயிலை மாற்றக் கோரிக்கை',
    asked: ({ kind, email }: { kind: string; email: Value }) => select(kind, { candidate: `உங்கள் பாஸ்வேர்டு தெரிந்த ஒருவர், Avsar-இல் உங்கள் வேலை தேடுபவர் கணக்கின் ஈமெயிலை ${email} என்று மாற்றக் கேட்டிருக்கிறார். அங்கே நாங்கள் அனுப்பிய லிங்கைத் திறந்தால் முகவரி மாறும்.`, recruiter: `உங்கள் பாஸ்வேர்டு தெரிந்த ஒருவர், Avsar-இல் உங்கள் ரெக்ரூட்டர் கணக்கின் ஈமெயிலை ${email} என்று மாற்றக் கேட்டிருக்கிறார். அங்கே நாங்கள் அனுப்பிய லிங்கைத் திறந்தால் முகவரி மாறும்.`, other: `உங்கள் பாஸ்வேர்டு தெரிந்த ஒருவர், Avsar-இல் உங்கள் அட்மின் கணக்கின் ஈமெயிலை ${email} என்று மாற்றக் கேட்டிருக்கிறார். அங்கே நாங்கள் அனுப்பிய லிங்கைத் திறந்தால் முகவரி மாறும்.` }),
    notYou: 'இது நீங்கள் இல்லை என்றால், இப்போதே பாஸ்வேர்டை மாற்றுங்கள். பிறகு அந்த லிங்க் வேலை செய்யாது.',
  },
  emailChanged: {
    subject: 'உங்கள் Avsar கணக்கின் ஈமெயில் மாறியது',
    byOwner: ({ kind, email }: { kind: string; email: Value }) => select(kind, { candidate: `Avsar-இல் உங்கள் வேலை தேடுபவர் கணக்கின் ஈமெயில் ${email} என்று மாறியது.`, recruiter: `Avsar-இல் உங்கள் ரெக்ரூட்டர் கணக்கின் ஈமெயில் ${email} என்று மாறியது.`, other: `Avsar-இல் உங்கள் அட்மின் கணக்கின் ஈமெயில் ${email} என்று மாறியது.` }),
    byAdmin: ({ kind, email }: { kind: string; email: Value }) => select(kind, { candidate: `ஓர் அட்மின், Avsar-இல் உங்கள் வேலை தேடுபவர் கணக்கின் ஈமெயிலை ${email} என்று மாற்றினார்.`, recruiter: `ஓர் அட்மின், Avsar-இல் உங்கள் ரெக்ரூட்டர் கணக்கின் ஈமெயிலை ${email} என்று மாற்றினார்.`, other: `ஓர் அட்மின், Avsar-இல் உங்கள் அட்மின் கணக்கின் ஈமெயிலை ${email} என்று மாற்றினார்.` }),
    from: 'இனி அந்த முகவரியில் லாகின் செய்யுங்கள். உங்கள் ஈமெயில்களை அங்கே அனுப்புவோம்.',
    notRight: 'இது தவறு என்றால், இப்போதே எங்களைத் தொடர்புகொள்ளுங்கள்',
  },
  blocked: {
    subject: ({ kind }: { kind: string }) => select(kind, { candidate: 'உங்கள் Avsar கணக்கு பிளாக் செய்யப்பட்டது', recruiter: 'உங்கள் Avsar கணக்கு பிளாக் செய்யப்பட்டது', other: 'உங்கள் Avsar கணக்கு முடக்கப்பட்டது' }),
    blocked: ({ kind }: { kind: string }) => select(kind, { candidate: 'உங்கள் Avsar கணக்கு பிளாக் செய்யப்பட்டது. நீங்கள் லாகின் செய்ய முடியாது. நீங்கள் வெளியிட்டவை இனி தெரியாது.', recruiter: 'உங்கள் Avsar கணக்கு பிளாக் செய்யப்பட்டது. நீங்கள் லாகின் செய்ய முடியாது. நீங்கள் வெளியிட்டவை இனி தெரியாது.', other: 'Avsar-இல் உங்கள் நிர்வாகி கணக்கு முடக்கப்பட்டது. நீங்கள் லாகின் செய்ய முடியாது.' }),
    noReason: 'காரணம்: சொல்லப்படவில்லை',
  },
  unblocked: {
    subject: ({ kind }: { kind: string }) => select(kind, { candidate: 'உங்கள் Avsar கணக்குக்கான தடை நீங்கியது', recruiter: 'உங்கள் Avsar கணக்குக்கான தடை நீங்கியது', other: 'உங்கள் Avsar கணக்கு இப்போது முடக்கப்படவில்லை' }),
    unblocked: ({ kind }: { kind: string }) => select(kind, { candidate: 'ஓர் Avsar அட்மின் உங்கள் வேலை தேடுபவர் கணக்குக்கான தடையை நீக்கினார். நீங்கள் மீண்டும் லாகின் செய்யலாம்.', recruiter: 'ஓர் Avsar அட்மின் உங்கள் ரெக்ரூட்டர் கணக்குக்கான தடையை நீக்கினார். நீங்கள் மீண்டும் லாகின் செய்யலாம்.', other: 'ஓர் அட்மின் Avsar-இல் உங்கள் அட்மின் கணக்கை மீண்டும் செயல்படுத்தினார். நீங்கள் மீண்டும் லாகின் செய்யலாம்.' }),
  },
  statusChanged: {
    subject: 'உங்கள் Avsar கணக்கின் நிலை மாறியது',
    active: 'உங்கள் Avsar கணக்கு செயலில் உள்ளது. நீங்கள் லாகின் செய்து பயன்படுத்தலாம்.',
    notActive: 'உங்கள் Avsar கணக்கின் நிலை இப்போது “செயலில் இல்லை”, புதிய கணக்கைப் போல. நீங்கள் வழக்கம்போல் லாகின் செய்து அனைத்தையும் பயன்படுத்தலாம்.',
    signIn: 'லாகின் செய்யுங்கள்',
  },
  deleted: {
    subject: 'உங்கள் Avsar கணக்கு அழிக்கப்பட்டது',
    deleted: ({ kind }: { kind: string }) => select(kind, { candidate: 'Avsar-இல் உங்கள் வேலை தேடுபவர் கணக்கு, அதிலிருந்த எல்லாத் தனிப்பட்ட தகவல்களுடன் அழிக்கப்பட்டது.', other: 'Avsar-இல் உங்கள் ரெக்ரூட்டர் கணக்கு, அதிலிருந்த எல்லாத் தனிப்பட்ட தகவல்களுடன் அழிக்கப்பட்டது. இதைப் பற்றிய கடைசி ஈமெயில் இது.' }),
    again: 'எப்போது வேண்டுமானாலும் மீண்டும் பதிவு செய்யலாம்',
  },
  idle: {
    subject: ({ day }: { day: Value }) => `${day} அன்று உங்கள் Avsar கணக்கை அழிப்போம்`,
    unused: ({ kind, day }: { kind: string; day: Value }) => select(kind, { candidate: `Avsar-இல் உங்கள் வேலை தேடுபவர் கணக்கை நீங்கள் நீண்ட காலமாகப் பயன்படுத்தவில்லை. ${day} அன்று அதை எல்லாத் தனிப்பட்ட தகவல்களுடன் அழிப்போம்.`, other: `Avsar-இல் உங்கள் ரெக்ரூட்டர் கணக்கை நீங்கள் நீண்ட காலமாகப் பயன்படுத்தவில்லை. ${day} அன்று அதை எல்லாத் தனிப்பட்ட தகவல்களுடன் அழிப்போம்.` }),
    keep: 'கணக்கை வைத்துக்கொள்ள லாகின் செய்யுங்கள்',
    nothing: 'இனி வேண்டாம் என்றால், நீங்கள் எதுவும் செய்ய வேண்டியதில்லை.',
  },
  emailCorrected: {
    subject: 'இந்த முகவரி இனி Avsar கணக்குக்கு உரியதல்ல',
    gone: 'இந்த முகவரியில் பதிவான ஒரு Avsar கணக்கு, இப்போது வேறு முகவரியைப் பயன்படுத்துகிறது.',
    notYou: 'அது உங்கள் கணக்கு, முகவரியை நீங்கள் மாற்றவில்லை என்றால், எங்களைத் தொடர்புகொள்ளுங்கள்',
  },
};

export const companyMailTexts = {
  verified: {
    subject: 'உங்கள் நிறுவனம் Avsar-இல் சரிபார்க்கப்பட்டது',
    verified: ({ company }: { company: Value }) => `Avsar உங்கள் நிறுவனத்தை “${company}” என்று சரிபார்த்துவிட்டது. உங்கள் வேலைகளில் இப்போது அது தெரியும். வேறு யாரும் அந்தப் பெயரில் பதிவிட முடியாது. ஒரு நாளில் 5,000 விண்ணப்பதாரர்கள் வரை நீங்கள் பார்க்கலாம்.`,
    until: 'நிறுவனத்தின் பெயரையோ லோகோவையோ மாற்றினால், ஓர் அட்மின் மீண்டும் பார்க்கும் வரை சரிபார்ப்பு நின்றுவிடும்.',
  },
  unverified: {
    subject: 'உங்கள் நிறுவனத்தின் சரிபார்ப்பு Avsar-இல் முடிந்தது',
    edited: 'ஓர் அட்மின் நிறுவனத்தின் பெயரையோ லோகோவையோ மாற்றியிருக்கிறார்.',
    unverified: ({ company }: { company: Value }) => `“${company}” இனி Avsar-இல் சரிபார்க்கப்பட்ட நிறுவனம் அல்ல. உங்கள் வேலைகள் தொடர்ந்து தெரியும், அந்தக் குறி மட்டும் இருக்காது.`,
  },
  notVerified: {
    subject: 'உங்கள் நிறுவனம் இன்னும் சரிபார்க்கப்படவில்லை',
    notVerified: ({ company }: { company: Value }) => `நீங்கள் அனுப்பியதை ஓர் அட்மின் பார்த்தார். “${company}” இன்னும் சரிபார்க்கப்படவில்லை. வேறு ஆவணத்துடன் மீண்டும் கேட்கலாம்.`,
    ask: 'சரிபார்ப்பை மீண்டும் கேளுங்கள்',
  },
  pageHidden: {
    subject: 'உங்கள் நிறுவனத்தின் பக்கம் மறைக்கப்பட்டது',
    hidden: ({ company }: { company: Value }) => `ஓர் Avsar அட்மின் “${company}” பக்கத்தைப் பார்த்து, அதை மறைத்துவிட்டார். உங்கள் வேலைகள் தொடர்ந்து தெரியும்.`,
    until: 'பக்கத்தை மாற்றினால், ஓர் அட்மின் அதை மீண்டும் பார்ப்பார். அதுவரை பக்கம் மறைந்தே இருக்கும்.',
    edit: 'உங்கள் நிறுவனத்தின் பக்கத்தை மாற்றுங்கள்',
  },
  pageShown: {
    subject: 'உங்கள் நிறுவனத்தின் பக்கம் மீண்டும் எல்லோருக்கும் தெரிகிறது',
    shown: ({ company }: { company: Value }) => `ஓர் Avsar அட்மின் “${company}” பக்கத்தை மீண்டும் பார்த்தார். இப்போது எல்லோரும் அதைப் பார்க்கலாம்.`,
  },
  reportDecided: {
    subject: ({ company }: { company: Value }) => `${company} பற்றி உங்கள் புகார்`,
    decided: ({ decision, company }: { decision: string; company: Value }) => select(decision, { freeze: `${company} பக்கம் பற்றிய உங்கள் புகாரைப் பார்த்தோம். அந்தப் பக்கத்தை மறைத்துவிட்டோம்.`, unverify: `${company} பக்கம் பற்றிய உங்கள் புகாரைப் பார்த்து, நிறுவனத்தின் சரிபார்ப்பை முடித்துவிட்டோம்.`, unfreeze: `${company} பக்கம் பற்றிய உங்கள் புகாரை மீண்டும் பார்த்தோம். அந்தப் பக்கம் இப்போது மீண்டும் எல்லோருக்கும் தெரிகிறது.`, other: `${company} பக்கம் பற்றிய உங்கள் புகாரைப் பார்த்தோம். தவறு எதுவும் தெரியவில்லை.` }),
    thanks: 'எங்களிடம் சொன்னதற்கு நன்றி.',
  },
  code: {
    subject: ({ code }: { code: Value }) => `Avsar-க்கு உங்கள் குறியீடு ${code}`,
    code: ({ company, code }: { company: Value; code: Value }) => `“${company}” நிறுவனத்தின் ஈமெயில் டொமைனை உறுதி செய்ய, Avsar-இல் ${code} என்று எழுதுங்கள்.`,
    until: 'இந்தக் குறியீடு 30 நிமிடம் வேலை செய்யும்.',
    notYou: 'நீங்கள் இதைக் கேட்கவில்லை என்றால், இந்த ஈமெயிலை விட்டுவிடுங்கள். எதுவும் மாறாது.',
  },
};

export const adminMailTexts = {
  invited: {
    subject: 'Avsar-ஐ நடத்த உதவ உங்களை அழைக்கிறோம்',
    byAdmin: ({ role, inviter }: { role: string; inviter: Value }) => select(role, { super: `Avsar-இன் சூப்பர் அட்மினாக ${inviter} உங்களை அழைக்கிறார். இந்த ஈமெயிலில் இங்கே பதிவு செய்யுங்கள்:`, other: `Avsar-இன் அட்மினாக ${inviter} உங்களை அழைக்கிறார். இந்த ஈமெயிலில் இங்கே பதிவு செய்யுங்கள்:` }),
    bySomebody: ({ role }: { role: string }) => select(role, { super: 'Avsar-இன் சூப்பர் அட்மினாக ஒரு சூப்பர் அட்மின் உங்களை அழைக்கிறார். இந்த ஈமெயிலில் இங்கே பதிவு செய்யுங்கள்:', other: 'Avsar-இன் அட்மினாக ஒரு சூப்பர் அட்மின் உங்களை அழைக்கிறார். இந்த ஈமெயிலில் இங்கே பதிவு செய்யுங்கள்:' }),
    validFor: 'இந்த லிங்க் ஒரு முறை, 7 நாட்களுக்குள் வேலை செய்யும்.',
    ignore: 'இந்த அழைப்பை நீங்கள் எதிர்பார்க்கவில்லை என்றால், இந்த ஈமெயிலை விட்டுவிடுங்கள்.',
    register: 'அட்மினாகப் பதிவு செய்',
  },
  registered: {
    subject: 'நீங்கள் Avsar-இன் அட்மின்',
    ready: ({ code }: { code: Value }) => `Avsar-இல் உங்கள் அட்மின் கணக்கு தயார். உங்கள் குறியீடு ${code}.`,
    notYou: 'இது நீங்கள் இல்லை என்றால், இப்போதே மற்ற அட்மின்களிடம் சொல்லுங்கள்.',
  },
  roleChanged: {
    subjectSuper: 'நீங்கள் இப்போது Avsar-இன் சூப்பர் அட்மின்',
    subjectAdmin: 'நீங்கள் இப்போது Avsar-இன் அட்மின்',
    toSuper: ({ code }: { code: Value }) => `Avsar-இல் உங்கள் பொறுப்பு அட்மினிலிருந்து சூப்பர் அட்மினாக மாறியது. உங்கள் குறியீடு இப்போது ${code}.`,
    toAdmin: ({ code }: { code: Value }) => `Avsar-இல் உங்கள் பொறுப்பு சூப்பர் அட்மினிலிருந்து அட்மினாக மாறியது. உங்கள் குறியீடு இப்போது ${code}.`,
    ask: 'இதை நீங்கள் எதிர்பார்க்கவில்லை என்றால், மற்ற அட்மின்களிடம் கேளுங்கள்.',
  },
  secondFactor: {
    account: 'உங்கள் கணக்குப் பக்கம்',
    notYou: 'இது நீங்கள் இல்லை என்றால், இப்போதே பாஸ்வேர்டை மாற்றி, மற்ற அட்மின்களிடம் சொல்லுங்கள்.',
    second_factor_switched_on: {
      subject: 'உங்கள் Avsar கணக்கின் இரண்டாம் சரிபார்ப்பு ஆன் ஆனது',
      text: 'Avsar-இல் உங்கள் அட்மின் கணக்கு, இனி ஒவ்வொரு லாகினிலும் ஆதென்டிகேட்டர் ஆப்பின் குறியீட்டைக் கேட்கும். மற்ற எல்லா இடங்களிலும் லாகவுட் ஆகிவிட்டது.',
    },
    recovery_codes_replaced: {
      subject: 'உங்கள் Avsar கணக்குக்குப் புதிய மீட்புக் குறியீடுகள்',
      text: 'Avsar-இல் உங்கள் அட்மின் கணக்குக்குப் புதிய மீட்புக் குறியீடுகள் உருவாக்கப்பட்டன. பழையவை இனி வேலை செய்யாது.',
    },
    recovery_code_used: {
      subject: 'உங்கள் Avsar கணக்கில் மீட்புக் குறியீட்டால் லாகின் ஆனது',
      text: 'உங்கள் பாஸ்வேர்டும் ஒரு மீட்புக் குறியீடும் கொண்டு, Avsar-இல் உங்கள் அட்மின் கணக்கில் ஒருவர் லாகின் செய்தார். அந்தக் குறியீடு இனி வேலை செய்யாது.',
    },
    second_factor_switched_off: {
      subject: 'உங்கள் Avsar கணக்கின் இரண்டாம் சரிபார்ப்பு ஆஃப் ஆனது',
      text: 'Avsar-இல் உங்கள் அட்மின் கணக்கு, இனி லாகினில் குறியீடு கேட்காது.',
    },
    second_factor_reset: {
      subject: 'உங்கள் Avsar கணக்கின் இரண்டாம் சரிபார்ப்பு நீக்கப்பட்டது',
      text: 'உங்கள் இரண்டாம் சரிபார்ப்பு தொலைந்ததாகத் தெரிவிக்கப்பட்டதால், ஒரு சூப்பர் அட்மின் அதை உங்கள் அட்மின் கணக்கிலிருந்து நீக்கினார். எல்லா இடங்களிலும் லாகவுட் ஆகிவிட்டது. பாஸ்வேர்டில் லாகின் செய்து, புதியதை அமையுங்கள்.',
    },
    second_factor_required: {
      subject: 'உங்கள் Avsar கணக்குக்கு இரண்டாம் சரிபார்ப்பு தேவை',
      text: 'Avsar-இல் உங்கள் அட்மின் கணக்குக்கு இரண்டாம் சரிபார்ப்பு தேவை என்று ஒரு சூப்பர் அட்மின் முடிவு செய்திருக்கிறார். உங்கள் கணக்குப் பக்கத்தில் அதை அமையுங்கள். அதுவரை அங்கே வேறு எதுவும் செய்ய முடியாது.',
    },
  },
  dailyNumber: {
    subject: ({ code }: { code: Value }) => `${code} இன்றைய பார்க்கும் வரம்பை எட்டிவிட்டார்`,
    text: ({ code }: { code: Value }) => `ரெக்ரூட்டர் ${code}, இன்று வரம்பை விட அதிக விண்ணப்பதாரர்களைப் பார்க்க முயன்றார். கணக்கைப் பாருங்கள். தவறாகப் பயன்படுத்துவது போலிருந்தால் பிளாக் செய்யுங்கள்.`,
  },
};

export const decidedMailTexts = {
  late: ({ days }: { days: number }) => plural(days, { one: 'இந்தப் பதில் சொன்னதை விட ஒரு நாள் தாமதமாக வருகிறது. மன்னிக்கவும்.', other: `இந்தப் பதில் சொன்னதை விட ${number(days)} நாட்கள் தாமதமாக வருகிறது. மன்னிக்கவும்.` }),
  accepted: {
    subject: ({ company, job }: { company: Value; job: Value }) => `நல்ல செய்தி: ${company} நிறுவனத்தில் ${job} வேலைக்கு உங்கள் விண்ணப்பம்`,
    text: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு உங்கள் விண்ணப்பம் ஏற்கப்பட்டது. அடுத்த படியைப் பற்றி ரெக்ரூட்டர் உங்களைத் தொடர்புகொள்வார்.`,
  },
  rejected: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு உங்கள் விண்ணப்பம் பற்றி`,
    text: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு விண்ணப்பித்ததற்கு நன்றி. இந்த முறை உங்கள் விண்ணப்பத்தைத் தொடர வேண்டாம் என்று ரெக்ரூட்டர் முடிவு செய்திருக்கிறார்.`,
  },
  pending: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு உங்கள் விண்ணப்பம் மீண்டும் திறந்தது`,
    text: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு உங்கள் விண்ணப்பம் மீண்டும் திறந்தது. ரெக்ரூட்டர் அதை இன்னொரு முறை பார்ப்பார்.`,
  },
};

export const applicationMailTexts = {
  submitted: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு உங்கள் விண்ணப்பம்`,
    submitted: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு உங்கள் விண்ணப்பம் அனுப்பப்பட்டது. ரெக்ரூட்டர் பதில் தந்ததும் ஈமெயில் அனுப்புவோம்.`,
    hearBy: ({ day }: { day: Value }) => `${day}க்குள் பதில் கிடைக்கும்.`,
    readBy: ({ poster }: { poster: Value }) => `உங்கள் விண்ணப்பத்தைப் படிப்பவர் ${poster}.`,
    readByRecruiter: 'உங்கள் விண்ணப்பத்தை நிறுவனம் அல்ல, ரெக்ரூட்டர் படிப்பார்.',
  },
  received: {
    subject: ({ job, name }: { job: Value; name: Value }) => `${job} வேலைக்குப் புதிய விண்ணப்பம்: ${name}`,
    received: ({ company, job, name }: { company: Value; job: Value; name: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு ${name} விண்ணப்பித்திருக்கிறார்.`,
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `${number(count)} புதிய விண்ணப்பம்`, other: `${number(count)} புதிய விண்ணப்பங்கள்` }),
    receivedMany: ({ count }: { count: number }) => plural(count, { one: `${number(count)} நபர் விண்ணப்பித்திருக்கிறார்:`, other: `${number(count)} பேர் விண்ணப்பித்திருக்கிறார்கள்:` }),
    forJob: ({ job, company }: { job: Value; company: Value }) => `${job}, ${company}`,
    more: ({ count }: { count: number }) => plural(count, { one: `இன்னும் ${number(count)} விண்ணப்பம்.`, other: `இன்னும் ${number(count)} விண்ணப்பங்கள்.` }),
  },
  closed: {
    subject: ({ job, company }: { job: Value; company: Value }) => `பதில் இல்லாமல் மூடப்பட்டது: ${job}, ${company}`,
    closed: ({ job, company }: { job: Value; company: Value }) => `${job} வேலைக்கு உங்கள் விண்ணப்பத்துக்கு ${company} பதில் தரவில்லை. அதனால் அதை மூடிவிட்டோம்.`,
    again: 'இந்த வேலை திறந்திருக்கும் வரை மீண்டும் விண்ணப்பிக்கலாம்.',
  },
  held: {
    subject: ({ count, company }: { count: number; company: Value }) => plural(count, { one: `${company}: ${number(count)} புதிய செய்தி`, other: `${company}: ${number(count)} புதிய செய்திகள்` }),
    together: 'குறுகிய நேரத்தில் பல மாற்றங்கள் நடந்ததால், எல்லாவற்றையும் ஒரே ஈமெயிலில் தருகிறோம். புதியது கடைசியில் இருக்கிறது.',
  },
  withdrawn: {
    subject: ({ name, job }: { name: Value; job: Value }) => `விண்ணப்பம் திரும்பப் பெறப்பட்டது: ${name}, ${job}`,
    withdrawn: ({ company, job, name }: { company: Value; job: Value; name: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கான விண்ணப்பத்தை ${name} திரும்பப் பெற்றார்.`,
    offerEnded: 'அவர் ஏற்ற ஆஃபரும் முடிந்தது.',
  },
  interviewCancelled: ({ when }: { when: Value }) => `${when} (இந்திய நேரம்) இருந்த இன்டர்வியூ ரத்தானது.`,
  candidateLeft: {
    subject: ({ name, job }: { name: Value; job: Value }) => `கணக்கு அழிக்கப்பட்டது: ${name}, ${job}`,
    left: ({ job, name }: { job: Value; name: Value }) => `${job} வேலைக்கு விண்ணப்பித்த ${name} என்பவரின் Avsar கணக்கு அழிக்கப்பட்டது. விண்ணப்பத்தின் வேலை, தேதிகள், நிலை ஆகியவற்றை நீங்கள் இன்னும் பார்க்கலாம்.`,
    subjectMany: ({ name, count }: { name: Value; count: number }) => `கணக்கு அழிக்கப்பட்டது: ${name}, ${plural(count, { one: `${number(count)} விண்ணப்பம்`, other: `${number(count)} விண்ணப்பங்கள்` })}`,
    leftMany: ({ name }: { name: Value }) => `${name} என்பவரின் Avsar கணக்கு அழிக்கப்பட்டது. இந்த விண்ணப்பங்களின் வேலை, தேதிகள், நிலை ஆகியவற்றை நீங்கள் இன்னும் பார்க்கலாம்:`,
    withInterview: ({ when }: { when: Value }) => `${when} இருந்த இன்டர்வியூ ரத்து`,
  },
  recruiterLeft: {
    subject: ({ after, company, job }: { after: string; company: Value; job: Value }) => select(after, { hired: `${company} நிறுவனத்தில் ${job} வேலையின் ரெக்ரூட்டர் Avsar-ஐ விட்டுச் சென்றுவிட்டார்`, other: `${company} நிறுவனத்தில் ${job} வேலை மூடப்பட்டது` }),
    left: ({ company, job, after }: { company: Value; job: Value; after: string }) => `${company} நிறுவனத்தில் ${job} வேலையின் ரெக்ரூட்டர் Avsar-ஐ விட்டுச் சென்றுவிட்டார். வேலை மூடப்பட்டது. ${select(after, { hired: `நீங்கள் ஏற்ற ஆஃபர் அப்படியே இருக்கும். முதல் நாளைப் பற்றி ${company} நிறுவனத்தை நேரடியாகத் தொடர்புகொள்ளுங்கள்.`, offer: 'உங்களுக்கு வந்த ஆஃபர் ரத்தாகிவிட்டது.', selection: 'நீங்கள் தேர்வான பிறகு என்ன என்பதை இங்கே யாரும் சொல்ல மாட்டார்கள்.', other: 'உங்கள் விண்ணப்பத்துக்குப் பதில் வராது.' })}`,
    ended: ({ offer, company }: { offer: string; company: Value }) => select(offer, { open: 'உங்கள் திறந்த ஆஃபர் ரத்தாகிவிட்டது.', other: `நீங்கள் ஏற்ற ஆஃபர் அப்படியே இருக்கும். முதல் நாளைப் பற்றி நேரடியாக ${company} நிறுவனத்தைத் தொடர்புகொள்ளுங்கள்.` }),
    subjectMany: ({ count }: { count: number }) => `ரெக்ரூட்டர் Avsar-ஐ விட்டுச் சென்றுவிட்டார்: ${plural(count, { one: `${number(count)} விண்ணப்பம்`, other: `${number(count)} விண்ணப்பங்கள்` })}`,
    leftMany: 'இந்த வேலைகளின் ரெக்ரூட்டர் Avsar-ஐ விட்டுச் சென்றுவிட்டார். வேலைகள் மூடப்பட்டன:',
    each: ({ after, company }: { after: string; company: Value }) => select(after, { hired: `நீங்கள் ஏற்ற ஆஃபர் அப்படியே இருக்கும், முதல் நாளைப் பற்றி ${company} நிறுவனத்தை நேரடியாகத் தொடர்புகொள்ளுங்கள்`, offer: 'உங்களுக்கு வந்த ஆஃபர் ரத்தாகிவிட்டது', selection: 'நீங்கள் தேர்வான பிறகு என்ன என்பதை இங்கே யாரும் சொல்ல மாட்டார்கள்', other: 'உங்கள் விண்ணப்பத்துக்குப் பதில் வராது' }),
  },
  jobRemoved: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Avsar இந்த வேலையை நீக்கியது: ${job}, ${company}`,
    removed: ({ company, job, expects }: { company: Value; job: Value; expects: string }) => `${company} நிறுவனத்தில் ${job} வேலையை நீக்கிவிட்டோம். ${select(expects, { interview: 'அதற்கு உங்களுக்கு ஓர் இன்டர்வியூ இருக்கிறது.', offer: 'அதற்கு உங்களுக்கு ஓர் ஆஃபர் இருக்கிறது.', hired: 'அதன் ஆஃபரை நீங்கள் ஏற்றிருக்கிறீர்கள்.', bothHired: 'அதன் ஆஃபரை நீங்கள் ஏற்றிருக்கிறீர்கள், அதற்கு உங்களுக்கு ஓர் இன்டர்வியூவும் இருக்கிறது.', other: 'அதற்கு உங்களுக்கு ஓர் இன்டர்வியூவும் ஆஃபரும் இருக்கின்றன.' })}`,
    care: ({ expects }: { expects: string }) => select(expects, { offer: 'யாருக்கும் பணம் தராதீர்கள், வங்கி விவரங்களையோ ஆவணங்களையோ பகிராதீர்கள்.', hired: 'யாருக்கும் பணம் தராதீர்கள், வங்கி விவரங்களையோ ஆவணங்களையோ பகிராதீர்கள்.', other: 'இன்டர்வியூவுக்குப் போகாதீர்கள், யாருக்கும் பணம் தராதீர்கள், வங்கி விவரங்களையோ ஆவணங்களையோ பகிராதீர்கள்.' }),
    wait: ({ expects }: { expects: string }) => select(expects, { hired: 'வேலை திரும்ப வந்தால் உங்களுக்கு ஈமெயில் அனுப்புவோம்.', bothHired: 'வேலை திரும்ப வந்தால் உங்களுக்கு ஈமெயில் அனுப்புவோம்.', other: 'வேலை திரும்ப வரும் வரை நீங்கள் பதில் தர முடியாது. வந்தால் உங்களுக்கு ஈமெயில் அனுப்புவோம்.' }),
    waitDeleted: ({ expects }: { expects: string }) => select(expects, { hired: 'இது மாறினால் உங்களுக்கு ஈமெயில் அனுப்புவோம்.', bothHired: 'இது மாறினால் உங்களுக்கு ஈமெயில் அனுப்புவோம்.', other: 'இப்போது நீங்கள் பதில் தர முடியாது. இது மாறினால் உங்களுக்கு ஈமெயில் அனுப்புவோம்.' }),
    gone: ({ expects }: { expects: string }) => select(expects, { hired: 'இந்த வேலை திரும்ப வராது.', bothHired: 'இந்த வேலை திரும்ப வராது.', other: 'இந்த வேலை திரும்ப வராது, அதனால் நீங்கள் இனி பதில் தர முடியாது.' }),
  },
  jobBack: {
    subject: ({ deleted, expects, job, company }: { deleted: boolean; expects: string; job: Value; company: Value }) => `${select(deleted, { true: select(expects, { hired: 'எங்கள் எச்சரிக்கை முடிந்தது', bothHired: 'எங்கள் எச்சரிக்கை முடிந்தது', other: 'நீங்கள் மீண்டும் பதில் தரலாம்' }), other: 'இந்த வேலை திரும்ப வந்துவிட்டது' })}: ${job}, ${company}`,
    back: ({ company, job, expects }: { company: Value; job: Value; expects: string }) => `${company} நிறுவனத்தில் ${job} வேலை திரும்ப வந்துவிட்டது. ${select(expects, { interview: 'உங்கள் இன்டர்வியூ சொன்ன நேரத்தில் நடக்கும்.', offer: 'தேதி முடியவில்லை என்றால், உங்கள் ஆஃபர் மீண்டும் செல்லும்.', hired: 'நீங்கள் ஏற்ற ஆஃபர் அப்படியே இருக்கும்.', bothHired: 'உங்கள் இன்டர்வியூ சொன்ன நேரத்தில் நடக்கும். நீங்கள் ஏற்ற ஆஃபர் அப்படியே இருக்கும்.', other: 'உங்கள் இன்டர்வியூ சொன்ன நேரத்தில் நடக்கும். தேதி முடியவில்லை என்றால், உங்கள் ஆஃபரும் மீண்டும் செல்லும்.' })}`,
    deleted: ({ expects, company, job }: { expects: string; company: Value; job: Value }) => `${select(expects, { hired: `${company} நிறுவனத்தில் ${job} வேலை பற்றிய எங்கள் எச்சரிக்கை முடிந்தது.`, bothHired: `${company} நிறுவனத்தில் ${job} வேலை பற்றிய எங்கள் எச்சரிக்கை முடிந்தது.`, other: `${company} நிறுவனத்தில் ${job} வேலை பற்றி நீங்கள் மீண்டும் பதில் தரலாம்.` })} வேலை நீக்கப்பட்டே இருக்கும். ${select(expects, { interview: 'உங்கள் இன்டர்வியூ சொன்ன நேரத்தில் நடக்கும்.', offer: 'தேதி முடியவில்லை என்றால், உங்கள் ஆஃபர் மீண்டும் செல்லும்.', hired: 'நீங்கள் ஏற்ற ஆஃபர் அப்படியே இருக்கும்.', bothHired: 'உங்கள் இன்டர்வியூ சொன்ன நேரத்தில் நடக்கும். நீங்கள் ஏற்ற ஆஃபர் அப்படியே இருக்கும்.', other: 'உங்கள் இன்டர்வியூ சொன்ன நேரத்தில் நடக்கும். தேதி முடியவில்லை என்றால், உங்கள் ஆஃபரும் மீண்டும் செல்லும்.' })}`,
  },
};

export const interviewMailTexts = {
  when: 'எப்போது',
  where: 'எங்கே',
  contact: 'தொடர்பு',
  invitedBy: 'அழைத்தவர்',
  bring: 'கொண்டுவர அல்லது தயார் செய்ய வேண்டியவை',
  scheduled: {
    subject: ({ company, job, when }: { company: Value; job: Value; when: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு இன்டர்வியூ: ${when}`,
    invited: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு உங்களை இன்டர்வியூவுக்கு அழைத்திருக்கிறார்கள்.`,
    title: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு இன்டர்வியூ`,
  },
  moved: {
    subject: ({ time, company, job, when }: { time: string; company: Value; job: Value; when: Value }) => select(time, { same: `${company} நிறுவனத்தில் ${job} இன்டர்வியூவில் மாற்றம்: ${when}`, other: `${company} நிறுவனத்தில் ${job} இன்டர்வியூவுக்குப் புதிய நேரம்: ${when}` }),
    moved: ({ time, company, job }: { time: string; company: Value; job: Value }) => select(time, { same: `${company} நிறுவனத்தில் ${job} வேலைக்கு உங்கள் இன்டர்வியூ விவரம் மாறியது. நேரம் மாறவில்லை:`, other: `${company} நிறுவனத்தில் ${job} வேலைக்கு உங்கள் இன்டர்வியூ நேரம் மாறியது. புதிய விவரம்:` }),
    title: ({ time, company, job }: { time: string; company: Value; job: Value }) => select(time, { same: `${company} நிறுவனத்தில் ${job} இன்டர்வியூவில் மாற்றம்`, other: `${company} நிறுவனத்தில் ${job} இன்டர்வியூவுக்குப் புதிய நேரம்` }),
  },
  cancelled: {
    subject: ({ job, company }: { job: Value; company: Value }) => `இன்டர்வியூ ரத்தானது: ${job}, ${company}`,
    withdrawal: ({ company, job, when }: { company: Value; job: Value; when: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கான விண்ணப்பத்தை நீங்கள் திரும்பப் பெற்றதால், ${when} இருந்த இன்டர்வியூ ரத்தானது.`,
    deletion: ({ company, job, when }: { company: Value; job: Value; when: Value }) => `உங்கள் கணக்கு அழிக்கப்பட்டதால், ${company} நிறுவனத்தில் ${job} வேலைக்கு ${when} இருந்த இன்டர்வியூ ரத்தானது.`,
    recruiter: ({ company, job, when }: { company: Value; job: Value; when: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு ${when} இருந்த இன்டர்வியூவை ரெக்ரூட்டர் ரத்து செய்தார். உங்கள் விண்ணப்பம் தொடர்ந்து ஏற்கப்பட்ட நிலையில் இருக்கிறது.`,
    recruiterLeft: ({ company, job, when, offer }: { company: Value; job: Value; when: Value; offer: string }) => `${company} நிறுவனத்தில் ${job} வேலையின் ரெக்ரூட்டர் Avsar-ஐ விட்டுச் சென்றுவிட்டார். அதனால் ${when} இருந்த இன்டர்வியூ ரத்தானது. ${select(offer, { accepted: 'வேலை மூடப்பட்டது.', other: 'வேலை மூடப்பட்டது. உங்கள் விண்ணப்பத்துக்குப் பதில் வராது.' })}`,
  },
  result: {
    subjectSelected: ({ job, company }: { job: Value; company: Value }) => `நீங்கள் தேர்வாகிவிட்டீர்கள்: ${job}, ${company}`,
    subjectRejected: ({ job, company }: { job: Value; company: Value }) => `உங்கள் இன்டர்வியூ பற்றி: ${job}, ${company}`,
    selected: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} இன்டர்வியூவில் நீங்கள் தேர்வாகிவிட்டீர்கள். அடுத்த படியைப் பற்றி ரெக்ரூட்டர் உங்களைத் தொடர்புகொள்வார்.`,
    rejectedRemoved: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கான உங்கள் விண்ணப்பத்தைத் தொடர வேண்டாம் என்று ரெக்ரூட்டர் முடிவு செய்துள்ளார். இந்த வேலையை நாங்கள் நீக்கிவிட்டோம்.`,
    rejectedAhead: ({ company, job, when }: { company: Value; job: Value; when: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கான உங்கள் விண்ணப்பத்தைத் தொடர வேண்டாம் என்று ரெக்ரூட்டர் முடிவு செய்துள்ளார். ${when} அன்று இருந்த உங்கள் இன்டர்வியூ நடக்காது.`,
    rejected: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} இன்டர்வியூவுக்கு வந்ததற்கு நன்றி. இந்த முறை உங்கள் விண்ணப்பத்தைத் தொடர வேண்டாம் என்று ரெக்ரூட்டர் முடிவு செய்திருக்கிறார்.`,
    noShow: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} இன்டர்வியூவுக்கு நீங்கள் வரவில்லை என்று ரெக்ரூட்டர் பதிவு செய்திருக்கிறார். உங்கள் விண்ணப்பம் நிராகரிக்கப்பட்டது.`,
  },
  answered: {
    subjectConfirmed: ({ name, job }: { name: Value; job: Value }) => `இன்டர்வியூ உறுதியானது: ${name}, ${job}`,
    subjectAnotherTime: ({ name, job }: { name: Value; job: Value }) => `வேறு இன்டர்வியூ நேரம் கேட்கிறார்: ${name}, ${job}`,
    confirmed: ({ company, job, when, name }: { company: Value; job: Value; when: Value; name: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு ${when} (இந்திய நேரம்) இன்டர்வியூவை ${name} உறுதி செய்தார்.`,
    anotherTime: ({ company, job, when, name }: { company: Value; job: Value; when: Value; name: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு ${when} (இந்திய நேரம்) உள்ள இன்டர்வியூவுக்கு ${name} வேறு நேரம் கேட்கிறார்.`,
    suggested: ({ times }: { times: Value }) => `இந்த நேரங்கள் அவருக்கு வசதி:\n${times}`,
    suggestedTime: ({ when }: { when: Value }) => `- ${when} (இந்திய நேரம்)`,
  },
  zone: 'இந்திய நேரம்',
};

export const offerMailTexts = {
  made: {
    subject: ({ job, company }: { job: Value; company: Value }) => `வேலை ஆஃபர்: ${job}, ${company}`,
    made: ({ company, job, day }: { company: Value; job: Value; day: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு உங்களுக்கு ஆஃபர் வந்திருக்கிறது. ${day} வரை பதில் தரலாம்.`,
    answer: 'படித்துப் பதில் தாருங்கள்',
  },
  withdrawn: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} ஆஃபர் திரும்பப் பெறப்பட்டது`,
    withdrawn: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கான ஆஃபரை ரெக்ரூட்டர் திரும்பப் பெற்றார்.`,
  },
  answered: {
    subjectAccepted: ({ name, job }: { name: Value; job: Value }) => `ஆஃபரை ஏற்றார்: ${name}, ${job}`,
    subjectRejected: ({ name, job }: { name: Value; job: Value }) => `ஆஃபர் வேண்டாமென்றார்: ${name}, ${job}`,
    accepted: ({ company, job, name }: { company: Value; job: Value; name: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கான உங்கள் ஆஃபரை ${name} ஏற்றுக்கொண்டார்.`,
    rejected: ({ company, job, name }: { company: Value; job: Value; name: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கான உங்கள் ஆஃபரை ${name} வேண்டாமென்றார்.`,
  },
};

export const conversationMailTexts = {
  read: 'படித்துப் பதில் தாருங்கள்',
  recruiterWrote: {
    subject: ({ job }: { job: Value }) => `${job} பற்றிப் புதிய மெசேஜ்`,
    wrote: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கு உங்கள் விண்ணப்பத்தைப் பற்றி ரெக்ரூட்டர் உங்களுக்கு எழுதியிருக்கிறார்.`,
    stay: 'Avsar-இலேயே பேசுங்கள், அப்போதுதான் நாங்கள் உதவ முடியும். வேலைக்காக யாரும் உங்களிடம் பணம் வாங்கக் கூடாது.',
  },
  candidateWrote: {
    subject: ({ name, job }: { name: Value; job: Value }) => `${name} அனுப்பிய புதிய மெசேஜ்: ${job}`,
    wrote: ({ company, job, name }: { company: Value; job: Value; name: Value }) => `${company} நிறுவனத்தில் ${job} வேலைக்கான விண்ணப்பத்தைப் பற்றி ${name} உங்களுக்கு எழுதியிருக்கிறார்.`,
  },
};

export const jobMailTexts = {
  takenDown: {
    subject: ({ job, company }: { job: Value; company: Value }) => `உங்கள் வேலை நீக்கப்பட்டது: ${job}, ${company}`,
    takenDown: ({ company, job, code }: { company: Value; job: Value; code: Value }) => `${company} நிறுவனத்தில் உங்கள் ${job} வேலையை (${code}) ஓர் Avsar அட்மின் நீக்கினார். இப்போது யாரும் அதைக் காணவோ விண்ணப்பிக்கவோ முடியாது.`,
    write: 'இது தவறு என்று நினைத்தால், அல்லது வேலையைத் திருத்திவிட்டால், எங்களைத் தொடர்புகொள்ளுங்கள்',
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `உங்கள் ${number(count)} வேலை நீக்கப்பட்டது`, other: `உங்கள் ${number(count)} வேலைகள் நீக்கப்பட்டன` }),
    takenDownMany: 'உங்கள் இந்த வேலைகளை ஓர் Avsar அட்மின் நீக்கினார். இப்போது யாரும் அவற்றைக் காணவோ விண்ணப்பிக்கவோ முடியாது.',
    job: ({ company, job, code }: { company: Value; job: Value; code: Value }) => `${company} நிறுவனத்தில் ${job} (${code})`,
    more: ({ count }: { count: Value }) => `மேலும் ${count}`,
    writeMany: 'இது தவறு என்று நினைத்தால், அல்லது வேலைகளைத் திருத்திவிட்டால், எங்களைத் தொடர்புகொள்ளுங்கள்',
    subjectDeleted: ({ job, company }: { job: Value; company: Value }) => `உங்கள் வேலை அழிக்கப்பட்டது: ${job}, ${company}`,
    deleted: ({ company, job, code }: { company: Value; job: Value; code: Value }) => `${company} நிறுவனத்தில் உங்கள் ${job} வேலையை (${code}) ஓர் Avsar அட்மின் அழித்தார். அது திரும்ப வராது. அதன் விண்ணப்பங்கள் உங்கள் பட்டியலில் இருக்கும், ஆனால் இனி அதற்கு யாரையும் ஏற்கவோ, இன்டர்வியூ வைக்கவோ, ஆஃபர் தரவோ முடியாது.`,
    writeDeleted: 'இது தவறு என்று நினைத்தால், எங்களைத் தொடர்புகொள்ளுங்கள்',
  },
  edited: {
    subject: ({ job, company }: { job: Value; company: Value }) => `உங்கள் வேலை மாற்றப்பட்டது: ${job}, ${company}`,
    edited: ({ company, job, code }: { company: Value; job: Value; code: Value }) => `${company} நிறுவனத்தில் உங்கள் ${job} வேலையை (${code}) ஓர் Avsar அட்மின் மாற்றினார்.`,
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `உங்கள் ${number(count)} வேலை மாற்றப்பட்டது`, other: `உங்கள் ${number(count)} வேலைகள் மாற்றப்பட்டன` }),
    editedMany: 'உங்கள் இந்த வேலைகளை ஓர் Avsar அட்மின் மாற்றினார்.',
    write: 'இது தவறு என்று நினைத்தால், எங்களைத் தொடர்புகொள்ளுங்கள்',
  },
  unblocked: {
    subject: ({ job, company }: { job: Value; company: Value }) => `உங்கள் வேலைக்கான தடை நீங்கியது: ${job}, ${company}`,
    unblocked: ({ company, job, code, status }: { company: Value; job: Value; code: Value; status: Value }) => `${company} நிறுவனத்தில் உங்கள் ${job} வேலையை (${code}) ஓர் Avsar அட்மின் மீண்டும் பார்த்தார். அதன் நிலை இப்போது: ${status}.`,
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `உங்கள் ${number(count)} வேலைக்கான தடை நீங்கியது`, other: `உங்கள் ${number(count)} வேலைகளுக்கான தடை நீங்கியது` }),
    unblockedMany: 'உங்கள் இந்த வேலைகளை ஓர் Avsar அட்மின் மீண்டும் பார்த்தார்.',
    job: ({ company, job, code, status }: { company: Value; job: Value; code: Value; status: Value }) => `${company} நிறுவனத்தில் ${job} (${code}). நிலை: ${status}`,
    jobs: 'உங்கள் வேலைகளைப் பார்',
  },
  savedSearches: {
    subjectOne: ({ total, name }: { total: number; name: Value }) => plural(total, { one: `${number(total)} புதிய வேலை: ${name}`, other: `${number(total)} புதிய வேலைகள்: ${name}` }),
    subjectMany: ({ total }: { total: number }) => plural(total, { one: `சேமித்த தேடல்களுக்கு ${number(total)} புதிய வேலை`, other: `சேமித்த தேடல்களுக்கு ${number(total)} புதிய வேலைகள்` }),
    new: 'இந்த வேலைகள் Avsar-இல் புதியவை.',
    search: ({ total, name }: { total: number; name: Value }) => plural(total, { one: `${name}: ${number(total)} புதிய வேலை`, other: `${name}: ${number(total)} புதிய வேலைகள்` }),
    postedBy: ({ company, poster }: { company: Value; poster: Value }) => `${company} (பதிவிட்டவர் ${poster})`,
    all: 'பொருந்தும் எல்லா வேலைகளையும் பார்',
    change: 'சேமித்த தேடல்களை மாற்று',
  },
  invitation: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} உங்களை விண்ணப்பிக்க அழைக்கிறது: ${job}`,
    invited: ({ company, job, place }: { company: Value; job: Value; place: Value }) => `${company} நிறுவனத்தின் ஒரு ரெக்ரூட்டர் உங்கள் புரொஃபைலைப் பார்த்து, ${job} வேலைக்கு (${place}) விண்ணப்பிக்க அழைக்கிறார்.`,
    read: 'வேலையைப் பார்த்து விண்ணப்பியுங்கள்',
  },
  imported: {
    subject: ({ count }: { count: number }) => plural(count, { one: `Avsar-இல் உங்களுக்காக ${number(count)} வேலை பதிவானது`, other: `Avsar-இல் உங்களுக்காக ${number(count)} வேலைகள் பதிவாயின` }),
    imported: ({ count }: { count: number }) => plural(count, { one: `ஓர் Avsar அட்மின் உங்களுக்காக ${number(count)} வேலையைச் சேர்த்தார். அது இப்போது திறந்திருக்கிறது, அதன் விண்ணப்பங்கள் உங்களுக்கு வரும்.`, other: `ஓர் Avsar அட்மின் உங்களுக்காக ${number(count)} வேலைகளைச் சேர்த்தார். அவை இப்போது திறந்திருக்கின்றன, அவற்றின் விண்ணப்பங்கள் உங்களுக்கு வரும்.` }),
    importedSomeOut: ({ count, here, out }: { count: number; here: number; out: number }) => `ஓர் Avsar அட்மின் உங்களுக்காக ${number(count)} வேலைகளைச் சேர்த்தார். அவை இப்போது திறந்திருக்கின்றன. ${plural(here, { one: `${number(here)} வேலைக்கான விண்ணப்பங்கள் Avsar-இல் உங்களுக்கு வரும்.`, other: `${number(here)} வேலைகளுக்கான விண்ணப்பங்கள் Avsar-இல் உங்களுக்கு வரும்.` })} ${plural(out, { one: `${number(out)} வேலை வேறு இணையதளத்துக்கு அழைத்துச் செல்லும், Avsar-இல் விண்ணப்பங்களைப் பெறாது.`, other: `${number(out)} வேலைகள் வேறு இணையதளங்களுக்கு அழைத்துச் செல்லும், Avsar-இல் விண்ணப்பங்களைப் பெறாது.` })}`,
    importedAllOut: ({ count }: { count: number }) => plural(count, { one: `ஓர் Avsar அட்மின் உங்களுக்காக ${number(count)} வேலையைச் சேர்த்தார். அது இப்போது திறந்திருக்கிறது. அது வேறு இணையதளத்துக்கு அழைத்துச் செல்லும், Avsar-இல் விண்ணப்பங்களைப் பெறாது.`, other: `ஓர் Avsar அட்மின் உங்களுக்காக ${number(count)} வேலைகளைச் சேர்த்தார். அவை இப்போது திறந்திருக்கின்றன. அவை வேறு இணையதளங்களுக்கு அழைத்துச் செல்லும், Avsar-இல் விண்ணப்பங்களைப் பெறாது.` }),
    unexpected: 'இதை எதிர்பார்க்கவில்லையா? எங்களுக்கு எழுதுங்கள்',
  },
  takenBack: {
    subject: 'உங்களுக்காகச் சேர்த்த வேலைகளைத் திரும்ப எடுத்துவிட்டோம்',
    takenBack: ({ deleted, closed }: { deleted: Value; closed: Value }) => `உங்களுக்காகச் சேர்த்த வேலைகளை ஓர் Avsar அட்மின் திரும்ப எடுத்தார். நீக்கிய வேலைகள்: ${deleted}. விண்ணப்பங்களுடன் மூடிய வேலைகள்: ${closed}.`,
  },
  closed: {
    subject: ({ count }: { count: number }) => plural(count, { one: 'நீங்கள் விண்ணப்பித்த ஒரு வேலை மூடப்பட்டது', other: `நீங்கள் விண்ணப்பித்த ${number(count)} வேலைகள் மூடப்பட்டன` }),
    closed: ({ count }: { count: number }) => plural(count, { one: 'இந்த வேலை மூடப்பட்டது. வெளியிலிருந்து Avsar-இல் சேர்த்த இது, திரும்ப எடுக்கப்பட்டது. உங்கள் விண்ணப்பத்துக்குப் பதில் வராது.', other: 'இந்த வேலைகள் மூடப்பட்டன. வெளியிலிருந்து Avsar-இல் சேர்த்த இவை, திரும்ப எடுக்கப்பட்டன. உங்கள் விண்ணப்பங்களுக்குப் பதில் வராது.' }),
    closedAccepted: ({ count }: { count: number }) => plural(count, { one: 'இந்த வேலை மூடப்பட்டது. வெளியிலிருந்து Avsar-இல் சேர்த்த இது, திரும்ப எடுக்கப்பட்டது. ரெக்ரூட்டர் உங்கள் விண்ணப்பத்தை ஏற்றுள்ளார். அவர் இப்போதும் இன்டர்வியூ வைக்கவோ ஆஃபர் தரவோ முடியும். ஏற்கெனவே உள்ள இன்டர்வியூவும் ஆஃபரும் அப்படியே இருக்கும்.', other: 'இந்த வேலைகள் மூடப்பட்டன. வெளியிலிருந்து Avsar-இல் சேர்த்த இவை, திரும்ப எடுக்கப்பட்டன. ரெக்ரூட்டர் உங்கள் விண்ணப்பங்களை ஏற்றுள்ளார். அவர் இப்போதும் இன்டர்வியூ வைக்கவோ ஆஃபர் தரவோ முடியும். ஏற்கெனவே உள்ள இன்டர்வியூக்களும் ஆஃபர்களும் அப்படியே இருக்கும்.' }),
    job: ({ job, company }: { job: Value; company: Value }) => `${job}, ${company}`,
  },
  reportDecided: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} நிறுவனத்தில் ${job} வேலை பற்றி உங்கள் புகார்`,
    decided: ({ decision, company, job }: { decision: string; company: Value; job: Value }) => select(decision, { freeze: `${company} நிறுவனத்தில் ${job} வேலை பற்றிய உங்கள் புகாரைப் பார்த்து, அந்த வேலையை நீக்கிவிட்டோம்.`, unfreeze: `${company} நிறுவனத்தில் ${job} வேலை பற்றிய உங்கள் புகாரை மீண்டும் பார்த்து, அந்த வேலையை மறுபடி வெளியிட்டோம்.`, closed: `${company} நிறுவனத்தில் ${job} வேலை பற்றிய உங்கள் புகாரை மீண்டும் பார்த்தோம். அந்த வேலைக்கான தடை நீங்கியது. ஆனால் வேலை மூடப்பட்டுள்ளது.`, notActive: `${company} நிறுவனத்தில் ${job} வேலை பற்றிய உங்கள் புகாரை மீண்டும் பார்த்தோம். அந்த வேலைக்கான தடை நீங்கியது. ஆனால் வேலை இப்போது வெளியிடப்படவில்லை.`, deleted: `${company} நிறுவனத்தில் ${job} வேலை பற்றிய உங்கள் புகாரைப் பார்த்தோம். அந்த வேலை இப்போது நீக்கப்பட்டுவிட்டது.`, other: `${company} நிறுவனத்தில் ${job} வேலை பற்றிய உங்கள் புகாரைப் பார்த்தோம். அந்த வேலையில் தவறு எதுவும் தெரியவில்லை.` }),
    thanks: 'எங்களிடம் சொன்னதற்கு நன்றி. Avsar மூலம் ஆள் எடுக்கும் யாரும் பணம் கேட்கக் கூடாது.',
  },
};

export const takenDownReasonTexts = {
  asks_for_money: 'இந்த வேலை விண்ணப்பதாரர்களிடம் பணம் கேட்கிறது.',
  not_a_real_job: 'இது உண்மையான வேலை போலத் தெரியவில்லை.',
  wrong_details: 'வேலையின் சில விவரங்கள் தவறு.',
  offensive: 'வேலையின் விவரம் புண்படுத்துகிறது.',
  other: 'இந்த வேலை எங்கள் விதிகளை மீறுகிறது.',
  messenger_only: 'உங்களைத் தொடர்புகொள்ள மெசேஜ் ஆப் மட்டுமே வழியாக இருக்கிறது.',
  free_mail: 'ஈமெயில் முகவரி, வேலையில் சொல்லப்பட்ட நிறுவனத்துக்கு உரியதல்ல.',
  unusual_pay: 'இந்த வகை வேலைக்கு வழக்கமான சம்பளத்திலிருந்து இது மிகவும் மாறுபடுகிறது.',
};

export const messageReasonTexts = {
  asks_for_money: 'வேலையைப் பற்றிய ஒரு மெசேஜ் பணம் கேட்கிறது.',
  not_a_real_job: 'வேலையைப் பற்றிய ஒரு மெசேஜ் உண்மையான வேலையைப் பற்றியது போலத் தெரியவில்லை.',
  offensive: 'வேலையைப் பற்றிய ஒரு மெசேஜ் புண்படுத்துகிறது.',
  other: 'வேலையைப் பற்றிய ஒரு மெசேஜ் எங்கள் விதிகளை மீறுகிறது.',
};

export const companyReasonTexts = {
  impersonates: 'இந்தப் பக்கம் வேறொரு நிறுவனம் போல நடிக்கிறது.',
  asks_for_money: 'இந்தப் பக்கம் விண்ணப்பதாரர்களிடம் பணம் கேட்கிறது.',
  wrong_details: 'பக்கத்தில் உள்ள சில விவரங்கள் தவறு.',
  offensive: 'பக்கத்தில் உள்ள படமோ எழுத்தோ புண்படுத்துகிறது.',
  other: 'இந்தப் பக்கம் எங்கள் விதிகளை மீறுகிறது.',
};

export const enquiryMailTexts = {
  answers: ({ day }: { day: Value }) => `${day} அன்று உங்கள் ஈமெயிலிலிருந்து எங்களுக்கு வந்த மெசேஜுக்கு இது பதில்.`,
};

export const bestJobsMailTexts = {
  subject: ({ count }: { count: number }) => plural(count, { one: `உங்களுக்குப் பொருந்தும் ${number(count)} வேலை`, other: `உங்களுக்குப் பொருந்தும் ${number(count)} வேலைகள்` }),
  new: 'இந்த வேலைகள் உங்கள் புரொஃபைலுக்கு மிகவும் பொருந்துகின்றன. இவற்றை இதற்கு முன் உங்களுக்கு அனுப்பியதில்லை.',
  title: 'உங்களுக்குப் பொருந்தும் வேலைகள்',
  all: 'பொருந்தும் எல்லா வேலைகளையும் பாருங்கள்',
};

export const noticeMailTexts = {
  subject: ({ count }: { count: number }) => plural(count, { one: `Avsar-இலிருந்து ${number(count)} அறிவிப்பு`, other: `Avsar-இலிருந்து ${number(count)} அறிவிப்புகள்` }),
  subjectWithJobs: ({ count, jobs }: { count: number; jobs: number }) => `${plural(count, { one: `${number(count)} அறிவிப்பு`, other: `${number(count)} அறிவிப்புகள்` })}, உங்களுக்குப் பொருந்தும் ${plural(jobs, { one: `${number(jobs)} வேலை`, other: `${number(jobs)} வேலைகள்` })}`,
  news: 'Avsar-இல் உங்களுக்குப் புதியவை:',
  now: 'இப்போது நடந்தது:',
  more: ({ count }: { count: number }) => plural(count, { one: `Avsar-இல் மேலும் ${number(count)} பார்க்க`, other: `Avsar-இல் மேலும் ${number(count)} பார்க்க` }),
  all: 'எல்லா அறிவிப்புகளையும் பார்',
  change: 'என்ன ஈமெயில் வர வேண்டும் என்று தேர்வு செய்யுங்கள்',
};
