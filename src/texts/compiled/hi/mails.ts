// Compiled from src/texts/hi/mails.json by `npm run texts`: edit that file, not this one.
import { number, plural, select, type Value } from './message.ts';

export const mailTexts = {
  hello: 'नमस्ते,',
  helloName: ({ name }: { name: Value }) => `नमस्ते ${name},`,
  reason: ({ reason }: { reason: Value }) => `वजह: ${reason}`,
  recruiterWrote: 'रिक्रूटर ने लिखा:',
  candidateWrote: 'उम्मीदवार ने लिखा:',
  answerUndone: 'कुछ ही सेकंड पहले इस आवेदन में किया गया आपका बदलाव वापस ले लिया गया है। उम्मीदवार को उसकी सूचना नहीं भेजी गई।',
  ownApplication: 'अपना आवेदन देखें',
  ownApplications: 'अपने आवेदन देखें',
  receivedApplication: 'आवेदन देखें',
  receivedApplications: 'आए हुए आवेदन देखें',
  ownInterviews: 'अपने इंटरव्यू देखें',
  ownOffers: 'अपने ऑफ़र देखें',
  postedFor: ({ poster, company }: { poster: Value; company: Value }) => `${poster} ने ${company} के लिए पोस्ट की।`,
  postedByRecruiter: ({ company }: { company: Value }) => `एक रिक्रूटर ने ${company} के लिए पोस्ट की।`,
  mistake: 'अगर आपको लगता है कि यह गलती से हुआ है, तो हमसे संपर्क करें',
  brand: 'avsar',
  money: 'Avsar कभी पैसे नहीं माँगता।',
  about: 'Avsar, भारत में नौकरियाँ और इंटर्नशिप',
  because: ({ title }: { title: Value }) => `आपको यह ईमेल इसलिए मिला है क्योंकि आपके Avsar अकाउंट में “${title}” वाले ईमेल चालू हैं।`,
  unsubscribe: 'ये ईमेल बंद करें',
};

export const accountMailTexts = {
  welcome: {
    subject: 'Avsar पर आपका स्वागत है: अपना ईमेल पता पक्का करें',
    ready: ({ kind, code }: { kind: string; code: Value }) => select(kind, { candidate: `आपका Avsar अकाउंट तैयार है। आपका कोड ${code} है। अपना ईमेल पता पक्का करें, ताकि हम आपको नौकरियों और न्योतों के बारे में लिख सकें:`, other: `Avsar पर आपका रिक्रूटर अकाउंट तैयार है। आपका कोड ${code} है। अपना ईमेल पता पक्का करें, ताकि हमें पता रहे कि आपको कहाँ लिखना है:` }),
    validFor: 'यह लिंक सिर्फ़ एक बार और 24 घंटे के अंदर काम करेगा। नया लिंक आपके अकाउंट पेज पर मिल सकता है।',
    money: ({ kind }: { kind: string }) => select(kind, { candidate: 'Avsar पर कोई रिक्रूटर आपसे पैसे नहीं माँग सकता। कोई माँगे, तो हमें बताएँ।', other: 'Avsar पर रिक्रूटर उम्मीदवारों से कभी पैसे नहीं माँग सकते।' }),
    notYou: 'अगर आपने रजिस्टर नहीं किया है, तो इस ईमेल को अनदेखा करें। नौकरियों के बारे में हम आपको और ईमेल नहीं भेजेंगे।',
  },
  passwordLink: {
    subject: 'Avsar के लिए नया पासवर्ड चुनें',
    asked: ({ kind }: { kind: string }) => select(kind, { candidate: 'Avsar पर आपके उम्मीदवार अकाउंट के लिए नया पासवर्ड माँगा गया है। अगर यह आपने माँगा है, तो नया पासवर्ड यहाँ चुनें:', recruiter: 'Avsar पर आपके रिक्रूटर अकाउंट के लिए नया पासवर्ड माँगा गया है। अगर यह आपने माँगा है, तो नया पासवर्ड यहाँ चुनें:', other: 'Avsar पर आपके एडमिन अकाउंट के लिए नया पासवर्ड माँगा गया है। अगर यह आपने माँगा है, तो नया पासवर्ड यहाँ चुनें:' }),
    validFor: 'यह लिंक सिर्फ़ एक बार और 30 मिनट के अंदर काम करेगा।',
    ignore: 'अगर यह आपने नहीं माँगा, तो इस ईमेल को छोड़ दें। आपका पासवर्ड वही रहेगा।',
    choose: 'नया पासवर्ड चुनें',
  },
  passwordChanged: {
    subject: 'आपका Avsar पासवर्ड बदल गया है',
    onPage: ({ kind }: { kind: string }) => select(kind, { candidate: 'Avsar पर आपके उम्मीदवार अकाउंट का पासवर्ड उसके अकाउंट पेज पर बदला गया है। बाकी सब जगह से आपको लॉगआउट कर दिया गया है।', recruiter: 'Avsar पर आपके रिक्रूटर अकाउंट का पासवर्ड उसके अकाउंट पेज पर बदला गया है। बाकी सब जगह से आपको लॉगआउट कर दिया गया है।', other: 'Avsar पर आपके एडमिन अकाउंट का पासवर्ड उसके अकाउंट पेज पर बदला गया है। बाकी सब जगह से आपको लॉगआउट कर दिया गया है।' }),
    byLink: ({ kind }: { kind: string }) => select(kind, { candidate: 'Avsar पर आपके उम्मीदवार अकाउंट का पासवर्ड उस लिंक से बदला गया है जो हमने इस पते पर ईमेल किया था। सब जगह से आपको लॉगआउट कर दिया गया है।', recruiter: 'Avsar पर आपके रिक्रूटर अकाउंट का पासवर्ड उस लिंक से बदला गया है जो हमने इस पते पर ईमेल किया था। सब जगह से आपको लॉगआउट कर दिया गया है।', other: 'Avsar पर आपके एडमिन अकाउंट का पासवर्ड उस लिंक से बदला गया है जो हमने इस पते पर ईमेल किया था। सब जगह से आपको लॉगआउट कर दिया गया है।' }),
    notYouOnPage: 'अगर यह आपने नहीं किया है, तो पासवर्ड अभी बदलें: लॉगिन पेज पर “पासवर्ड याद नहीं?” चुनें।',
    notYouByLink: 'अगर यह आपने नहीं किया है, तो अभी नया लिंक मँगाएँ और देखें कि आपका मेलबॉक्स कौन खोल सकता है।',
  },
  confirmEmail: {
    subject: 'Avsar के लिए अपना ईमेल पता पक्का करें',
    present: ({ kind }: { kind: string }) => select(kind, { candidate: 'पक्का करें कि Avsar पर आपके उम्मीदवार अकाउंट का ईमेल पता यही है:', recruiter: 'पक्का करें कि Avsar पर आपके रिक्रूटर अकाउंट का ईमेल पता यही है:', other: 'पक्का करें कि Avsar पर आपके एडमिन अकाउंट का ईमेल पता यही है:' }),
    wanted: ({ kind }: { kind: string }) => select(kind, { candidate: 'किसी को Avsar पर अपने उम्मीदवार अकाउंट के लिए यह ईमेल पता रखना है। अगर यह आप हैं, तो यहाँ पक्का करें:', recruiter: 'किसी को Avsar पर अपने रिक्रूटर अकाउंट के लिए यह ईमेल पता रखना है। अगर यह आप हैं, तो यहाँ पक्का करें:', other: 'किसी को Avsar पर अपने एडमिन अकाउंट के लिए यह ईमेल पता रखना है। अगर यह आप हैं, तो यहाँ पक्का करें:' }),
    validFor: 'यह लिंक सिर्फ़ एक बार और 24 घंटे के अंदर काम करेगा।',
    ignore: 'अगर यह आपने नहीं किया है, तो इस ईमेल को अनदेखा करें।',
    confirm: 'यह पता पक्का करें',
  },
  emailTaken: {
    subject: 'इस पते पर पहले से Avsar अकाउंट है',
    taken: ({ kind }: { kind: string }) => select(kind, { candidate: 'किसी ने इस ईमेल पते से Avsar पर एक और उम्मीदवार अकाउंट जोड़ने की कोशिश की। इस पर अकाउंट पहले से है, इसलिए कुछ नहीं बदला।', recruiter: 'किसी ने इस ईमेल पते से Avsar पर एक और रिक्रूटर अकाउंट जोड़ने की कोशिश की। इस पर अकाउंट पहले से है, इसलिए कुछ नहीं बदला।', other: 'किसी ने इस ईमेल पते से Avsar पर एक और एडमिन अकाउंट जोड़ने की कोशिश की। इस पर अकाउंट पहले से है, इसलिए कुछ नहीं बदला।' }),
    signIn: 'अगर यह आपने किया था, तो इसी पते से लॉगिन करें। नया पासवर्ड लॉगिन पेज पर मँगा सकते हैं। अगर यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें।',
  },
  emailChangeRequested: {
    subject: 'आपके Avsar अकाउंट का ईमेल पता बदला जा रहा है',
    asked: ({ kind, email }: { kind: string; email: Value }) => select(kind, { candidate: `किसी ने, जिसे आपका पासवर्ड पता है, Avsar पर आपके उम्मीदवार अकाउंट का ईमेल पता बदलकर ${email} करने को कहा है। वहाँ भेजा हुआ लिंक खुलते ही पता बदल जाएगा।`, recruiter: `किसी ने, जिसे आपका पासवर्ड पता है, Avsar पर आपके रिक्रूटर अकाउंट का ईमेल पता बदलकर ${email} करने को कहा है। वहाँ भेजा हुआ लिंक खुलते ही पता बदल जाएगा।`, other: `किसी ने, जिसे आपका पासवर्ड पता है, Avsar पर आपके एडमिन अकाउंट का ईमेल पता बदलकर ${email} करने को कहा है। वहाँ भेजा हुआ लिंक खुलते ही पता बदल जाएगा।` }),
    notYou: 'अगर यह आपने नहीं किया है, तो अपना पासवर्ड अभी बदलें। फिर वह लिंक काम नहीं करेगा।',
  },
  emailChanged: {
    subject: 'आपके Avsar अकाउंट का ईमेल पता बदल गया है',
    byOwner: ({ kind, email }: { kind: string; email: Value }) => select(kind, { candidate: `Avsar पर आपके उम्मीदवार अकाउंट का ईमेल पता अब ${email} है।`, recruiter: `Avsar पर आपके रिक्रूटर अकाउंट का ईमेल पता अब ${email} है।`, other: `Avsar पर आपके एडमिन अकाउंट का ईमेल पता अब ${email} है।` }),
    byAdmin: ({ kind, email }: { kind: string; email: Value }) => select(kind, { candidate: `एक एडमिन ने Avsar पर आपके उम्मीदवार अकाउंट का ईमेल पता बदलकर ${email} किया है।`, recruiter: `एक एडमिन ने Avsar पर आपके रिक्रूटर अकाउंट का ईमेल पता बदलकर ${email} किया है।`, other: `एक एडमिन ने Avsar पर आपके एडमिन अकाउंट का ईमेल पता बदलकर ${email} किया है।` }),
    from: 'अब से इसी पते से लॉगिन करें। आपके ईमेल भी हम वहीं भेजेंगे।',
    notRight: 'अगर यह गलत है, तो अभी हमसे संपर्क करें',
  },
  blocked: {
    subject: ({ kind }: { kind: string }) => select(kind, { candidate: 'आपका Avsar अकाउंट ब्लॉक कर दिया गया है', recruiter: 'आपका Avsar अकाउंट ब्लॉक कर दिया गया है', other: 'आपका Avsar अकाउंट बंद कर दिया गया है' }),
    blocked: ({ kind }: { kind: string }) => select(kind, { candidate: 'आपका Avsar अकाउंट ब्लॉक कर दिया गया है। आप लॉगिन नहीं कर सकते, और आपने जो पोस्ट किया था, वह अब नहीं दिखता।', recruiter: 'आपका Avsar अकाउंट ब्लॉक कर दिया गया है। आप लॉगिन नहीं कर सकते, और आपने जो पोस्ट किया था, वह अब नहीं दिखता।', other: 'Avsar पर आपका एडमिन अकाउंट बंद कर दिया गया है। आप लॉगिन नहीं कर सकते।' }),
    noReason: 'वजह: नहीं बताई गई',
  },
  unblocked: {
    subject: ({ kind }: { kind: string }) => select(kind, { candidate: 'आपका Avsar अकाउंट अब ब्लॉक नहीं है', recruiter: 'आपका Avsar अकाउंट अब ब्लॉक नहीं है', other: 'आपका Avsar अकाउंट अब बंद नहीं है' }),
    unblocked: ({ kind }: { kind: string }) => select(kind, { candidate: 'Avsar के एक एडमिन ने आपके उम्मीदवार अकाउंट से ब्लॉक हटा दिया है। आप फिर से लॉगिन कर सकते हैं।', recruiter: 'Avsar के एक एडमिन ने आपके रिक्रूटर अकाउंट से ब्लॉक हटा दिया है। आप फिर से लॉगिन कर सकते हैं।', other: 'एक एडमिन ने Avsar पर आपका एडमिन अकाउंट फिर से चालू कर दिया है। आप फिर से लॉगिन कर सकते हैं।' }),
  },
  statusChanged: {
    subject: 'आपके Avsar अकाउंट की स्थिति बदल गई है',
    active: 'आपका Avsar अकाउंट चालू है। आप लॉगिन करके इसे इस्तेमाल कर सकते हैं।',
    notActive: 'आपके Avsar अकाउंट की स्थिति अब “चालू नहीं” है, जैसी नए अकाउंट की होती है। आप अब भी लॉगिन करके सब कुछ इस्तेमाल कर सकते हैं।',
    signIn: 'लॉगिन करें',
  },
  deleted: {
    subject: 'आपका Avsar अकाउंट मिटा दिया गया है',
    deleted: ({ kind }: { kind: string }) => select(kind, { candidate: 'Avsar पर आपका उम्मीदवार अकाउंट और उसका सारा निजी डेटा मिटा दिया गया है।', other: 'Avsar पर आपका रिक्रूटर अकाउंट और उसका सारा निजी डेटा मिटा दिया गया है। इस बारे में यह आखिरी ईमेल है।' }),
    again: 'आप कभी भी फिर से रजिस्टर कर सकते हैं',
  },
  idle: {
    subject: ({ day }: { day: Value }) => `हम ${day} को आपका Avsar अकाउंट मिटा देंगे`,
    unused: ({ kind, day }: { kind: string; day: Value }) => select(kind, { candidate: `आपने Avsar पर अपना उम्मीदवार अकाउंट लंबे समय से इस्तेमाल नहीं किया है। ${day} को हम इसे सारे निजी डेटा के साथ मिटा देंगे।`, other: `आपने Avsar पर अपना रिक्रूटर अकाउंट लंबे समय से इस्तेमाल नहीं किया है। ${day} को हम इसे सारे निजी डेटा के साथ मिटा देंगे।` }),
    keep: 'अकाउंट रखने के लिए लॉगिन करें',
    nothing: 'अगर आपको अब इसकी ज़रूरत नहीं है, तो कुछ करने की ज़रूरत नहीं।',
  },
  emailCorrected: {
    subject: 'यह पता अब किसी Avsar अकाउंट का नहीं है',
    gone: 'इस पते से रजिस्टर किया हुआ एक Avsar अकाउंट अब दूसरे पते पर है।',
    notYou: 'अगर वह अकाउंट आपका था और पता आपने नहीं बदला, तो हमसे संपर्क करें',
  },
};

export const companyMailTexts = {
  verified: {
    subject: 'आपकी कंपनी Avsar पर सत्यापित है',
    verified: ({ company }: { company: Value }) => `Avsar ने आपकी कंपनी को “${company}” नाम से सत्यापित किया है। अब आपकी पोस्ट की हुई नौकरियों पर दिखता है कि कंपनी सत्यापित है, इस नाम से कोई और पोस्ट नहीं कर सकता, और आप रोज़ 5,000 तक उम्मीदवार देख सकते हैं।`,
    until: 'कंपनी का नाम या लोगो बदलने पर, एडमिन के दोबारा जाँचने तक कंपनी सत्यापित नहीं रहती।',
  },
  unverified: {
    subject: 'आपकी कंपनी अब Avsar पर सत्यापित नहीं है',
    edited: 'एक एडमिन ने कंपनी का नाम या लोगो बदला है।',
    unverified: ({ company }: { company: Value }) => `“${company}” अब Avsar पर सत्यापित कंपनी नहीं है। आपकी पोस्ट की हुई नौकरियाँ सत्यापित बैज के बिना दिखती रहेंगी।`,
  },
  notVerified: {
    subject: 'आपकी कंपनी अभी सत्यापित नहीं हुई',
    notVerified: ({ company }: { company: Value }) => `एडमिन ने आपके भेजे डॉक्यूमेंट देखे हैं और “${company}” को सत्यापित नहीं किया। आप दूसरे डॉक्यूमेंट के साथ फिर सत्यापन माँग सकते हैं।`,
    ask: 'फिर से सत्यापन माँगें',
  },
  pageHidden: {
    subject: 'आपकी कंपनी का पेज छिपा दिया गया है',
    hidden: ({ company }: { company: Value }) => `एक Avsar एडमिन ने “${company}” का पेज जाँचा और छिपा दिया है। आपकी पोस्ट की हुई नौकरियाँ दिखती रहेंगी।`,
    until: 'पेज बदलें, तो एडमिन उसे फिर जाँचेंगे। उनके चालू करने तक पेज छिपा रहेगा।',
    edit: 'अपनी कंपनी का पेज बदलें',
  },
  pageShown: {
    subject: 'आपकी कंपनी का पेज फिर सबको दिख रहा है',
    shown: ({ company }: { company: Value }) => `एक Avsar एडमिन ने “${company}” का पेज फिर जाँचा है। अब वह सबको दिख रहा है।`,
  },
  reportDecided: {
    subject: ({ company }: { company: Value }) => `${company} के बारे में आपकी शिकायत`,
    decided: ({ decision, company }: { decision: string; company: Value }) => select(decision, { freeze: `हमने ${company} के पेज के बारे में आपकी शिकायत जाँची और पेज छिपा दिया है।`, unverify: `हमने ${company} के पेज के बारे में आपकी शिकायत जाँची और कंपनी का सत्यापन खत्म कर दिया है।`, unfreeze: `हमने ${company} के पेज के बारे में आपकी शिकायत फिर से जाँची और पेज फिर सबको दिख रहा है।`, other: `हमने ${company} के पेज के बारे में आपकी शिकायत जाँची और कुछ गलत नहीं मिला।` }),
    thanks: 'हमें बताने के लिए धन्यवाद।',
  },
  code: {
    subject: ({ code }: { code: Value }) => `${code} आपका Avsar कोड है`,
    code: ({ company, code }: { company: Value; code: Value }) => `“${company}” का ईमेल डोमेन पक्का करने के लिए Avsar पर ${code} लिखें।`,
    until: 'कोड 30 मिनट तक चलता है।',
    notYou: 'अगर आपने यह नहीं माँगा, तो इस ईमेल को छोड़ दें। कुछ नहीं बदलेगा।',
  },
};

export const adminMailTexts = {
  invited: {
    subject: 'Avsar चलाने में मदद करने का न्योता',
    byAdmin: ({ role, inviter }: { role: string; inviter: Value }) => select(role, { super: `${inviter} ने आपको Avsar में सुपर एडमिन बनने का न्योता दिया है। इसी ईमेल पते से यहाँ रजिस्टर करें:`, other: `${inviter} ने आपको Avsar में एडमिन बनने का न्योता दिया है। इसी ईमेल पते से यहाँ रजिस्टर करें:` }),
    bySomebody: ({ role }: { role: string }) => select(role, { super: 'एक सुपर एडमिन ने आपको Avsar में सुपर एडमिन बनने का न्योता दिया है। इसी ईमेल पते से यहाँ रजिस्टर करें:', other: 'एक सुपर एडमिन ने आपको Avsar में एडमिन बनने का न्योता दिया है। इसी ईमेल पते से यहाँ रजिस्टर करें:' }),
    validFor: 'यह लिंक सिर्फ़ एक बार और 7 दिन के अंदर काम करेगा।',
    ignore: 'अगर आपको इस न्योते की उम्मीद नहीं थी, तो इस ईमेल को अनदेखा करें।',
    register: 'एडमिन के तौर पर रजिस्टर करें',
  },
  registered: {
    subject: 'आप अब Avsar में एडमिन हैं',
    ready: ({ code }: { code: Value }) => `Avsar पर आपका एडमिन अकाउंट तैयार है। आपका कोड ${code} है।`,
    notYou: 'अगर यह आपने नहीं किया है, तो दूसरे एडमिन को अभी बताएँ।',
  },
  roleChanged: {
    subjectSuper: 'आप अब Avsar में सुपर एडमिन हैं',
    subjectAdmin: 'आप अब Avsar में एडमिन हैं',
    toSuper: ({ code }: { code: Value }) => `Avsar पर आपका रोल एडमिन से सुपर एडमिन कर दिया गया है। आपका कोड अब ${code} है।`,
    toAdmin: ({ code }: { code: Value }) => `Avsar पर आपका रोल सुपर एडमिन से एडमिन कर दिया गया है। आपका कोड अब ${code} है।`,
    ask: 'अगर आपको इसकी उम्मीद नहीं थी, तो दूसरे एडमिन से पूछें।',
  },
  secondFactor: {
    account: 'आपका अकाउंट पेज',
    notYou: 'अगर यह आपने नहीं किया है, तो अपना पासवर्ड अभी बदलें और दूसरे एडमिन को बताएँ।',
    second_factor_switched_on: {
      subject: 'आपके Avsar अकाउंट का दूसरा फ़ैक्टर चालू है',
      text: 'Avsar पर आपका एडमिन अकाउंट अब हर लॉगिन पर आपके ऑथेंटिकेटर ऐप का कोड माँगेगा। बाकी सब जगह से आपको लॉगआउट कर दिया गया है।',
    },
    recovery_codes_replaced: {
      subject: 'आपके Avsar अकाउंट के नए रिकवरी कोड',
      text: 'Avsar पर आपके एडमिन अकाउंट के लिए नए रिकवरी कोड बनाए गए हैं। पुराने कोड अब काम नहीं करेंगे।',
    },
    recovery_code_used: {
      subject: 'आपके Avsar अकाउंट में रिकवरी कोड से लॉगिन हुआ',
      text: 'किसी ने आपके पासवर्ड और आपके एक रिकवरी कोड से Avsar पर आपके एडमिन अकाउंट में लॉगिन किया है। वह कोड अब काम नहीं करेगा।',
    },
    second_factor_switched_off: {
      subject: 'आपके Avsar अकाउंट का दूसरा फ़ैक्टर बंद है',
      text: 'Avsar पर आपका एडमिन अकाउंट अब लॉगिन करते समय कोड नहीं माँगेगा।',
    },
    second_factor_reset: {
      subject: 'आपके Avsar अकाउंट का दूसरा फ़ैक्टर हटा दिया गया है',
      text: 'एक सुपर एडमिन ने Avsar पर आपके एडमिन अकाउंट का दूसरा फ़ैक्टर हटाया है, क्योंकि उसके खोने की खबर मिली थी। सब जगह से आपको लॉगआउट कर दिया गया है। पासवर्ड से लॉगिन करें और नया दूसरा फ़ैक्टर सेट करें।',
    },
    second_factor_required: {
      subject: 'आपके Avsar अकाउंट में दूसरा फ़ैक्टर ज़रूरी है',
      text: 'एक सुपर एडमिन ने Avsar पर आपके एडमिन अकाउंट के लिए दूसरा फ़ैक्टर ज़रूरी कर दिया है। इसे अपने अकाउंट पेज पर सेट करें। तब तक आप वहाँ और कुछ नहीं कर सकते।',
    },
  },
  dailyNumber: {
    subject: ({ code }: { code: Value }) => `${code} उम्मीदवार देखने की रोज़ की सीमा पर`,
    text: ({ code }: { code: Value }) => `रिक्रूटर ${code} ने आज रोज़ की सीमा से ज़्यादा उम्मीदवार देखने की कोशिश की है। अकाउंट जाँचें, और गलत इस्तेमाल लगे तो उसे ब्लॉक करें।`,
  },
};

export const decidedMailTexts = {
  late: ({ days }: { days: number }) => plural(days, { one: `माफ़ करें, यह जवाब वादे से ${number(days)} दिन देर से आया है।`, other: `माफ़ करें, यह जवाब वादे से ${number(days)} दिन देर से आया है।` }),
  accepted: {
    subject: ({ company, job }: { company: Value; job: Value }) => `अच्छी खबर: ${company} में ${job} के लिए आपका आवेदन`,
    text: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के लिए आपका आवेदन स्वीकार हो गया है। रिक्रूटर अगले कदम के लिए आपसे संपर्क करेंगे।`,
  },
  rejected: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के लिए आपके आवेदन के बारे में`,
    text: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के लिए आवेदन करने का धन्यवाद। रिक्रूटर ने इस बार आपका आवेदन आगे न बढ़ाने का फ़ैसला किया है।`,
  },
  pending: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के लिए आपका आवेदन फिर चालू है`,
    text: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के लिए आपका आवेदन फिर चालू है। रिक्रूटर इसे दोबारा देखेंगे।`,
  },
};

export const applicationMailTexts = {
  submitted: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के लिए आपका आवेदन`,
    submitted: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के लिए आपका आवेदन पहुँच गया है। रिक्रूटर का जवाब आते ही हम आपको ईमेल करेंगे।`,
    hearBy: ({ day }: { day: Value }) => `जवाब ${day} तक मिलेगा।`,
    readBy: ({ poster }: { poster: Value }) => `आपका आवेदन ${poster} के पास जाता है।`,
    readByRecruiter: 'आपका आवेदन कंपनी नहीं, रिक्रूटर पढ़ते हैं।',
  },
  received: {
    subject: ({ job, name }: { job: Value; name: Value }) => `${job} के लिए नया आवेदन: ${name}`,
    received: ({ name, company, job }: { name: Value; company: Value; job: Value }) => `${name} ने ${company} में ${job} के लिए आवेदन किया है।`,
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नया आवेदन`, other: `${number(count)} नए आवेदन` }),
    receivedMany: ({ count }: { count: number }) => plural(count, { one: `${number(count)} उम्मीदवार ने आवेदन किया है:`, other: `${number(count)} उम्मीदवारों ने आवेदन किया है:` }),
    forJob: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job}`,
    more: ({ count }: { count: number }) => plural(count, { one: `और ${number(count)} आवेदन।`, other: `और ${number(count)} आवेदन।` }),
  },
  closed: {
    subject: ({ company, job }: { company: Value; job: Value }) => `बिना जवाब के बंद: ${company} में ${job}`,
    closed: ({ company, job }: { company: Value; job: Value }) => `${company} ने ${job} के लिए आपके आवेदन का जवाब नहीं दिया, इसलिए हमने उसे बंद कर दिया है।`,
    again: 'जब तक यह नौकरी चालू है, आप फिर आवेदन कर सकते हैं।',
  },
  held: {
    subject: ({ count, company }: { count: number; company: Value }) => plural(count, { one: `${company} से ${number(count)} नई खबर`, other: `${company} से ${number(count)} नई खबरें` }),
    together: 'थोड़े समय में कई चीज़ें बदलीं, इसलिए हमने सब एक ही ईमेल में भेज दीं। सबसे नई खबर आखिर में है।',
  },
  withdrawn: {
    subject: ({ name, job }: { name: Value; job: Value }) => `आवेदन वापस लिया: ${name}, ${job}`,
    withdrawn: ({ name, company, job }: { name: Value; company: Value; job: Value }) => `${name} ने ${company} में ${job} के लिए अपना आवेदन वापस ले लिया है।`,
    offerEnded: 'जो ऑफ़र उन्होंने स्वीकार किया था, वह भी खत्म हो गया है।',
  },
  interviewCancelled: ({ when }: { when: Value }) => `${when} (भारत का समय) का इंटरव्यू रद्द हो गया है।`,
  candidateLeft: {
    subject: ({ name, job }: { name: Value; job: Value }) => `अकाउंट मिटाया: ${name}, ${job}`,
    left: ({ name, job }: { name: Value; job: Value }) => `${name} ने ${job} के लिए आवेदन किया था। उनका Avsar अकाउंट मिटा दिया गया है। आवेदन की नौकरी, तारीखें और स्थिति आपको अब भी दिखेंगी।`,
    subjectMany: ({ name, count }: { name: Value; count: number }) => `अकाउंट मिटाया: ${name}, ${plural(count, { one: `${number(count)} आवेदन`, other: `${number(count)} आवेदन` })}`,
    leftMany: ({ name }: { name: Value }) => `${name} का Avsar अकाउंट मिटा दिया गया है। इन आवेदनों की नौकरी, तारीखें और स्थिति आपको अब भी दिखेंगी:`,
    withInterview: ({ when }: { when: Value }) => `${when} का इंटरव्यू रद्द`,
  },
  recruiterLeft: {
    subject: ({ after, company, job }: { after: string; company: Value; job: Value }) => select(after, { hired: `${company} में ${job} के रिक्रूटर ने Avsar छोड़ दिया है`, other: `${company} में ${job} की नौकरी बंद हो गई है` }),
    left: ({ company, job, after }: { company: Value; job: Value; after: string }) => `${company} में ${job} के रिक्रूटर ने Avsar छोड़ दिया है। नौकरी बंद हो गई है, और ${select(after, { hired: `आपका स्वीकार किया हुआ ऑफ़र बना रहेगा। पहले दिन के बारे में सीधे ${company} से बात करें।`, offer: 'आपका चालू ऑफ़र रद्द हो गया है।', selection: 'रिक्रूटर अगले कदम के लिए आपसे संपर्क नहीं करेंगे।', other: 'आपके आवेदन का जवाब कोई नहीं देगा।' })}`,
    ended: ({ offer, company }: { offer: string; company: Value }) => select(offer, { open: 'आपका चालू ऑफ़र रद्द हो गया है।', other: `आपका स्वीकार किया हुआ ऑफ़र बना रहेगा। पहले दिन के बारे में सीधे ${company} से बात करें।` }),
    subjectMany: ({ count }: { count: number }) => `रिक्रूटर ने Avsar छोड़ दिया है: ${plural(count, { one: `${number(count)} आवेदन`, other: `${number(count)} आवेदन` })}`,
    leftMany: 'इन नौकरियों के रिक्रूटर ने Avsar छोड़ दिया है। नौकरियाँ बंद हो गई हैं:',
    each: ({ after, company }: { after: string; company: Value }) => select(after, { hired: `आपका स्वीकार किया हुआ ऑफ़र बना रहेगा, पहले दिन के बारे में सीधे ${company} से बात करें`, offer: 'आपका चालू ऑफ़र रद्द हो गया है', selection: 'रिक्रूटर अगले कदम के लिए आपसे संपर्क नहीं करेंगे', other: 'आपके आवेदन का जवाब कोई नहीं देगा' }),
  },
  jobRemoved: {
    subject: ({ job, company }: { job: Value; company: Value }) => `Avsar ने यह नौकरी हटा दी है: ${job}, ${company}`,
    removed: ({ company, job, expects }: { company: Value; job: Value; expects: string }) => `हमने ${company} में ${job} की नौकरी हटा दी है। ${select(expects, { interview: 'वहाँ आपका इंटरव्यू है।', offer: 'वहाँ आपका ऑफ़र है।', hired: 'वहाँ का ऑफ़र आपने स्वीकार किया है।', bothHired: 'वहाँ का ऑफ़र आपने स्वीकार किया है, और वहाँ आपका इंटरव्यू भी है।', other: 'वहाँ आपका इंटरव्यू और ऑफ़र है।' })}`,
    care: ({ expects }: { expects: string }) => select(expects, { offer: 'किसी को पैसे न दें और बैंक की जानकारी या डॉक्यूमेंट न भेजें।', hired: 'किसी को पैसे न दें और बैंक की जानकारी या डॉक्यूमेंट न भेजें।', other: 'इंटरव्यू में न जाएँ, किसी को पैसे न दें और बैंक की जानकारी या डॉक्यूमेंट न भेजें।' }),
    wait: ({ expects }: { expects: string }) => select(expects, { hired: 'नौकरी वापस आई तो हम आपको ईमेल करेंगे।', bothHired: 'नौकरी वापस आई तो हम आपको ईमेल करेंगे।', other: 'नौकरी वापस आने तक आप जवाब नहीं दे सकते। वापस आने पर हम आपको ईमेल करेंगे।' }),
    waitDeleted: ({ expects }: { expects: string }) => select(expects, { hired: 'यह बदलने पर हम आपको ईमेल करेंगे।', bothHired: 'यह बदलने पर हम आपको ईमेल करेंगे।', other: 'अभी आप जवाब नहीं दे सकते। यह बदलने पर हम आपको ईमेल करेंगे।' }),
    gone: ({ expects }: { expects: string }) => select(expects, { hired: 'यह नौकरी वापस नहीं आएगी।', bothHired: 'यह नौकरी वापस नहीं आएगी।', other: 'यह नौकरी वापस नहीं आएगी, इसलिए अब आप जवाब नहीं दे सकते।' }),
  },
  jobBack: {
    subject: ({ deleted, expects, job, company }: { deleted: boolean; expects: string; job: Value; company: Value }) => `${select(deleted, { true: select(expects, { hired: 'हमारी चेतावनी खत्म', bothHired: 'हमारी चेतावनी खत्म', other: 'अब आप फिर से जवाब दे सकते हैं' }), other: 'यह नौकरी वापस आ गई है' })}: ${job}, ${company}`,
    back: ({ company, job, expects }: { company: Value; job: Value; expects: string }) => `${company} में ${job} की नौकरी वापस आ गई है। ${select(expects, { interview: 'आपका इंटरव्यू तय समय पर होगा।', offer: 'तारीख न निकली हो, तो आपका ऑफ़र फिर से चालू है।', hired: 'आपका स्वीकार किया हुआ ऑफ़र बना रहेगा।', bothHired: 'आपका इंटरव्यू तय समय पर होगा। आपका स्वीकार किया हुआ ऑफ़र बना रहेगा।', other: 'आपका इंटरव्यू तय समय पर होगा। तारीख न निकली हो, तो आपका ऑफ़र भी फिर से चालू है।' })}`,
    deleted: ({ expects, company, job }: { expects: string; company: Value; job: Value }) => `${select(expects, { hired: `${company} में ${job} की नौकरी के बारे में हमारी चेतावनी खत्म हो गई है।`, bothHired: `${company} में ${job} की नौकरी के बारे में हमारी चेतावनी खत्म हो गई है।`, other: `${company} में ${job} की नौकरी के बारे में अब आप फिर से जवाब दे सकते हैं।` })} नौकरी हटी रहेगी। ${select(expects, { interview: 'आपका इंटरव्यू तय समय पर होगा।', offer: 'तारीख न निकली हो, तो आपका ऑफ़र फिर से चालू है।', hired: 'आपका स्वीकार किया हुआ ऑफ़र बना रहेगा।', bothHired: 'आपका इंटरव्यू तय समय पर होगा। आपका स्वीकार किया हुआ ऑफ़र बना रहेगा।', other: 'आपका इंटरव्यू तय समय पर होगा। तारीख न निकली हो, तो आपका ऑफ़र भी फिर से चालू है।' })}`,
  },
};

export const interviewMailTexts = {
  when: 'कब',
  where: 'कहाँ',
  contact: 'संपर्क',
  invitedBy: 'किसने बुलाया',
  bring: 'क्या लाना या तैयार करना है',
  scheduled: {
    subject: ({ company, job, when }: { company: Value; job: Value; when: Value }) => `${company} में ${job} का इंटरव्यू: ${when}`,
    invited: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के इंटरव्यू के लिए आपको बुलाया गया है।`,
    title: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} का इंटरव्यू`,
  },
  moved: {
    subject: ({ time, company, job, when }: { time: string; company: Value; job: Value; when: Value }) => select(time, { same: `${company} में ${job} के इंटरव्यू में बदलाव: ${when}`, other: `${company} में ${job} के इंटरव्यू का नया समय: ${when}` }),
    moved: ({ time, company, job }: { time: string; company: Value; job: Value }) => select(time, { same: `${company} में ${job} के लिए आपके इंटरव्यू की जानकारी बदली है। समय वही है:`, other: `${company} में ${job} के लिए आपके इंटरव्यू का समय बदल गया है। नई जानकारी यह है:` }),
    title: ({ time, company, job }: { time: string; company: Value; job: Value }) => select(time, { same: `${company} में ${job} के इंटरव्यू में बदलाव`, other: `${company} में ${job} के इंटरव्यू का नया समय` }),
  },
  cancelled: {
    subject: ({ company, job }: { company: Value; job: Value }) => `इंटरव्यू रद्द: ${company} में ${job}`,
    withdrawal: ({ company, job, when }: { company: Value; job: Value; when: Value }) => `आपने ${company} में ${job} के लिए अपना आवेदन वापस ले लिया है, इसलिए ${when} का आपका इंटरव्यू रद्द हो गया है।`,
    deletion: ({ company, job, when }: { company: Value; job: Value; when: Value }) => `आपका अकाउंट मिटा दिया गया है, इसलिए ${company} में ${job} के लिए ${when} का आपका इंटरव्यू रद्द हो गया है।`,
    recruiter: ({ company, job, when }: { company: Value; job: Value; when: Value }) => `रिक्रूटर ने ${company} में ${job} के लिए ${when} का आपका इंटरव्यू रद्द कर दिया है। आपका आवेदन अब भी स्वीकार है।`,
    recruiterLeft: ({ company, job, when, offer }: { company: Value; job: Value; when: Value; offer: string }) => `${company} में ${job} के रिक्रूटर ने Avsar छोड़ दिया है, इसलिए ${when} का आपका इंटरव्यू रद्द हो गया है। ${select(offer, { accepted: 'नौकरी बंद हो गई है।', other: 'नौकरी बंद हो गई है, और आपके आवेदन का जवाब कोई नहीं देगा।' })}`,
  },
  result: {
    subjectSelected: ({ company, job }: { company: Value; job: Value }) => `आपको चुन लिया गया है: ${company} में ${job}`,
    subjectRejected: ({ company, job }: { company: Value; job: Value }) => `आपके इंटरव्यू के बारे में: ${company} में ${job}`,
    selected: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के इंटरव्यू के बाद आपको चुन लिया गया है। रिक्रूटर अगले कदम के लिए आपसे संपर्क करेंगे।`,
    rejectedRemoved: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के आपके आवेदन को रिक्रूटर ने आगे न बढ़ाने का फ़ैसला किया है। हमने यह नौकरी हटा दी है।`,
    rejectedAhead: ({ company, job, when }: { company: Value; job: Value; when: Value }) => `${company} में ${job} के आपके आवेदन को रिक्रूटर ने आगे न बढ़ाने का फ़ैसला किया है। ${when} का आपका इंटरव्यू नहीं होगा।`,
    rejected: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के इंटरव्यू में आने का धन्यवाद। रिक्रूटर ने इस बार आपका आवेदन आगे न बढ़ाने का फ़ैसला किया है।`,
    noShow: ({ company, job }: { company: Value; job: Value }) => `रिक्रूटर ने लिखा है कि आप ${company} में ${job} के इंटरव्यू में नहीं आए। आपका आवेदन अस्वीकार हो गया है।`,
  },
  answered: {
    subjectConfirmed: ({ name, job }: { name: Value; job: Value }) => `इंटरव्यू पक्का: ${name}, ${job}`,
    subjectAnotherTime: ({ name, job }: { name: Value; job: Value }) => `इंटरव्यू के लिए दूसरा समय माँगा: ${name}, ${job}`,
    confirmed: ({ name, company, job, when }: { name: Value; company: Value; job: Value; when: Value }) => `${name} ने ${company} में ${job} के लिए ${when} (भारत का समय) का इंटरव्यू पक्का किया है।`,
    anotherTime: ({ name, company, job, when }: { name: Value; company: Value; job: Value; when: Value }) => `${name} ने ${company} में ${job} के इंटरव्यू के लिए दूसरा समय माँगा है। अभी इंटरव्यू ${when} (भारत का समय) पर तय है।`,
    suggested: ({ times }: { times: Value }) => `ये समय उनके लिए ठीक रहेंगे:\n${times}`,
    suggestedTime: ({ when }: { when: Value }) => `- ${when} (भारत का समय)`,
  },
  zone: 'भारत का समय',
};

export const offerMailTexts = {
  made: {
    subject: ({ company, job }: { company: Value; job: Value }) => `नौकरी का ऑफ़र: ${company} में ${job}`,
    made: ({ company, job, day }: { company: Value; job: Value; day: Value }) => `आपको ${company} में ${job} का ऑफ़र मिला है। आप ${day} तक जवाब दे सकते हैं।`,
    answer: 'पढ़ें और जवाब दें',
  },
  withdrawn: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} का ऑफ़र वापस ले लिया गया है`,
    withdrawn: ({ company, job }: { company: Value; job: Value }) => `रिक्रूटर ने ${company} में ${job} का ऑफ़र वापस ले लिया है।`,
  },
  answered: {
    subjectAccepted: ({ name, job }: { name: Value; job: Value }) => `ऑफ़र स्वीकार किया: ${name}, ${job}`,
    subjectRejected: ({ name, job }: { name: Value; job: Value }) => `ऑफ़र अस्वीकार किया: ${name}, ${job}`,
    accepted: ({ name, company, job }: { name: Value; company: Value; job: Value }) => `${name} ने ${company} में ${job} का आपका ऑफ़र स्वीकार किया है।`,
    rejected: ({ name, company, job }: { name: Value; company: Value; job: Value }) => `${name} ने ${company} में ${job} का आपका ऑफ़र अस्वीकार किया है।`,
  },
};

export const conversationMailTexts = {
  read: 'पढ़ें और जवाब दें',
  recruiterWrote: {
    subject: ({ job }: { job: Value }) => `${job} के बारे में नया मैसेज`,
    wrote: ({ company, job }: { company: Value; job: Value }) => `रिक्रूटर ने आपको ${company} में ${job} के आवेदन के बारे में लिखा है।`,
    stay: 'बातचीत Avsar पर ही रखें, ताकि हम मदद कर सकें। नौकरी के लिए आपसे कोई पैसे नहीं ले सकता।',
  },
  candidateWrote: {
    subject: ({ name, job }: { name: Value; job: Value }) => `${name} का नया मैसेज: ${job}`,
    wrote: ({ name, company, job }: { name: Value; company: Value; job: Value }) => `${name} ने आपको ${company} में ${job} के आवेदन के बारे में लिखा है।`,
  },
};

export const jobMailTexts = {
  takenDown: {
    subject: ({ company, job }: { company: Value; job: Value }) => `आपकी नौकरी की पोस्ट ब्लॉक कर दी गई है: ${company} में ${job}`,
    takenDown: ({ company, job, code }: { company: Value; job: Value; code: Value }) => `Avsar के एक एडमिन ने ${company} में ${job} (${code}) की आपकी पोस्ट ब्लॉक कर दी है। अब यह किसी को नहीं मिलेगी और इस पर आवेदन नहीं हो सकेगा।`,
    write: 'अगर आपको लगता है कि यह गलती से हुआ है, या आपने पोस्ट ठीक कर दी है, तो हमसे संपर्क करें',
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `आपकी ${number(count)} नौकरी की पोस्ट ब्लॉक कर दी गई है`, other: `आपकी ${number(count)} नौकरियों की पोस्ट ब्लॉक कर दी गई हैं` }),
    takenDownMany: 'Avsar के एक एडमिन ने आपकी ये पोस्ट ब्लॉक कर दी हैं। अब ये किसी को नहीं मिलेंगी और इन पर आवेदन नहीं हो सकेगा।',
    job: ({ company, job, code }: { company: Value; job: Value; code: Value }) => `${company} में ${job} (${code})`,
    more: ({ count }: { count: Value }) => `और ${count}`,
    writeMany: 'अगर आपको लगता है कि यह गलती से हुआ है, या आपने ये पोस्ट ठीक कर दी हैं, तो हमसे संपर्क करें',
    subjectDeleted: ({ company, job }: { company: Value; job: Value }) => `आपकी नौकरी की पोस्ट हटा दी गई है: ${company} में ${job}`,
    deleted: ({ company, job, code }: { company: Value; job: Value; code: Value }) => `Avsar के एक एडमिन ने ${company} में ${job} (${code}) की आपकी पोस्ट हटा दी है। वह वापस नहीं आएगी। उसके आवेदन “सभी आवेदन” में रहेंगे, पर अब आप उसके उम्मीदवारों को स्वीकार नहीं कर सकते, न इंटरव्यू तय कर सकते हैं और न ऑफ़र दे सकते हैं।`,
    writeDeleted: 'अगर आपको लगता है कि यह गलती से हुआ है, तो हमसे संपर्क करें',
  },
  edited: {
    subject: ({ company, job }: { company: Value; job: Value }) => `आपकी नौकरी की पोस्ट बदली गई है: ${company} में ${job}`,
    edited: ({ company, job, code }: { company: Value; job: Value; code: Value }) => `Avsar के एक एडमिन ने ${company} में ${job} (${code}) की आपकी पोस्ट बदली है।`,
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `आपकी ${number(count)} नौकरी की पोस्ट बदली गई है`, other: `आपकी ${number(count)} नौकरियों की पोस्ट बदली गई हैं` }),
    editedMany: 'Avsar के एक एडमिन ने आपकी ये पोस्ट बदली हैं।',
    write: 'अगर आपको लगता है कि यह गलती से हुआ है, तो हमसे संपर्क करें',
  },
  unblocked: {
    subject: ({ company, job }: { company: Value; job: Value }) => `आपकी नौकरी की पोस्ट अब ब्लॉक नहीं है: ${company} में ${job}`,
    unblocked: ({ company, job, code, status }: { company: Value; job: Value; code: Value; status: Value }) => `Avsar के एक एडमिन ने ${company} में ${job} (${code}) की आपकी पोस्ट फिर से जाँची है। उसकी स्थिति अब है: ${status}।`,
    subjectMany: ({ count }: { count: number }) => plural(count, { one: `आपकी ${number(count)} नौकरी की पोस्ट अब ब्लॉक नहीं है`, other: `आपकी ${number(count)} नौकरियों की पोस्ट अब ब्लॉक नहीं हैं` }),
    unblockedMany: 'Avsar के एक एडमिन ने आपकी ये पोस्ट फिर से जाँची हैं।',
    job: ({ company, job, code, status }: { company: Value; job: Value; code: Value; status: Value }) => `${company} में ${job} (${code})। स्थिति: ${status}`,
    jobs: 'अपनी नौकरियाँ देखें',
  },
  savedSearches: {
    subjectOne: ({ total, name }: { total: number; name: Value }) => plural(total, { one: `${number(total)} नई नौकरी: ${name}`, other: `${number(total)} नई नौकरियाँ: ${name}` }),
    subjectMany: ({ total }: { total: number }) => plural(total, { one: `आपकी सेव की हुई खोजों में ${number(total)} नई नौकरी`, other: `आपकी सेव की हुई खोजों में ${number(total)} नई नौकरियाँ` }),
    new: 'ये नौकरियाँ Avsar पर नई हैं।',
    search: ({ total, name }: { total: number; name: Value }) => plural(total, { one: `${name}: ${number(total)} नई नौकरी`, other: `${name}: ${number(total)} नई नौकरियाँ` }),
    postedBy: ({ company, poster }: { company: Value; poster: Value }) => `${company} (${poster} ने पोस्ट की)`,
    all: 'मेल खाती सभी नौकरियाँ देखें',
    change: 'अपनी सेव की हुई खोजें बदलें',
  },
  invitation: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} से आवेदन का न्योता: ${job}`,
    invited: ({ company, job, place }: { company: Value; job: Value; place: Value }) => `${company} के एक रिक्रूटर ने आपकी प्रोफ़ाइल देखी है और आपको ${job} (${place}) के लिए आवेदन करने का न्योता दिया है।`,
    read: 'नौकरी देखें और आवेदन करें',
  },
  imported: {
    subject: ({ count }: { count: number }) => plural(count, { one: `Avsar पर आपके लिए ${number(count)} नौकरी पोस्ट हुई है`, other: `Avsar पर आपके लिए ${number(count)} नौकरियाँ पोस्ट हुई हैं` }),
    imported: ({ count }: { count: number }) => plural(count, { one: `Avsar के एक एडमिन ने आपके लिए ${number(count)} नौकरी इम्पोर्ट की है। यह अब चालू है, और इसके आवेदन आपके पास आएँगे।`, other: `Avsar के एक एडमिन ने आपके लिए ${number(count)} नौकरियाँ इम्पोर्ट की हैं। ये अब चालू हैं, और इनके आवेदन आपके पास आएँगे।` }),
    importedSomeOut: ({ count, here, out }: { count: number; here: number; out: number }) => `Avsar के एक एडमिन ने आपके लिए ${number(count)} नौकरियाँ इम्पोर्ट की हैं। ये अब चालू हैं। ${plural(here, { one: `${number(here)} नौकरी के आवेदन Avsar पर होंगे और आपके पास आएँगे।`, other: `${number(here)} नौकरियों के आवेदन Avsar पर होंगे और आपके पास आएँगे।` })} ${plural(out, { one: `${number(out)} नौकरी दूसरी वेबसाइट पर ले जाती है, Avsar पर आवेदन नहीं लेती।`, other: `${number(out)} नौकरियाँ दूसरी वेबसाइटों पर ले जाती हैं, Avsar पर आवेदन नहीं लेतीं।` })}`,
    importedAllOut: ({ count }: { count: number }) => plural(count, { one: `Avsar के एक एडमिन ने आपके लिए ${number(count)} नौकरी इम्पोर्ट की है। यह अब चालू है। यह दूसरी वेबसाइट पर ले जाती है, Avsar पर आवेदन नहीं लेती।`, other: `Avsar के एक एडमिन ने आपके लिए ${number(count)} नौकरियाँ इम्पोर्ट की हैं। ये अब चालू हैं। ये दूसरी वेबसाइटों पर ले जाती हैं, Avsar पर आवेदन नहीं लेतीं।` }),
    unexpected: 'इसकी उम्मीद नहीं थी? हमें लिखें',
  },
  takenBack: {
    subject: 'आपके लिए इम्पोर्ट की हुई नौकरियाँ हमने वापस ले ली हैं',
    takenBack: ({ deleted, closed }: { deleted: number; closed: number }) => `Avsar के एक एडमिन ने आपके लिए किया हुआ इम्पोर्ट वापस ले लिया है। हटाई गई नौकरियाँ: ${number(deleted)}। आवेदन वाली नौकरियाँ, जो बंद की गईं: ${number(closed)}।`,
  },
  closed: {
    subject: ({ count }: { count: number }) => plural(count, { one: 'आपके आवेदन वाली एक नौकरी बंद हो गई है', other: `आपके आवेदन वाली ${number(count)} नौकरियाँ बंद हो गई हैं` }),
    closed: ({ count }: { count: number }) => plural(count, { one: 'यह नौकरी बंद हो गई है। यह Avsar पर इम्पोर्ट की गई थी और अब वापस ले ली गई है। हो सकता है आपके आवेदन का जवाब न आए।', other: 'ये नौकरियाँ बंद हो गई हैं। ये Avsar पर इम्पोर्ट की गई थीं और अब वापस ले ली गई हैं। हो सकता है आपके आवेदनों का जवाब न आए।' }),
    closedAccepted: ({ count }: { count: number }) => plural(count, { one: 'यह नौकरी बंद हो गई है। यह Avsar पर इम्पोर्ट की गई थी और अब वापस ले ली गई है। रिक्रूटर ने आपका आवेदन स्वीकार किया है और अब भी इंटरव्यू तय कर सकते हैं या ऑफ़र दे सकते हैं। आपका कोई इंटरव्यू या ऑफ़र है, तो वह बना रहेगा।', other: 'ये नौकरियाँ बंद हो गई हैं। ये Avsar पर इम्पोर्ट की गई थीं और अब वापस ले ली गई हैं। रिक्रूटर ने आपके आवेदन स्वीकार किए हैं और अब भी इंटरव्यू तय कर सकते हैं या ऑफ़र दे सकते हैं। आपके कोई इंटरव्यू या ऑफ़र हैं, तो वे बने रहेंगे।' }),
    job: ({ job, company }: { job: Value; company: Value }) => `${job}, ${company}`,
  },
  reportDecided: {
    subject: ({ company, job }: { company: Value; job: Value }) => `${company} में ${job} के बारे में आपकी शिकायत`,
    decided: ({ decision, company, job }: { decision: string; company: Value; job: Value }) => select(decision, { freeze: `हमने ${company} में ${job} के बारे में आपकी शिकायत जाँची और नौकरी हटा दी है।`, unfreeze: `हमने ${company} में ${job} के बारे में आपकी शिकायत फिर से जाँची और नौकरी दोबारा चालू कर दी है।`, closed: `हमने ${company} में ${job} के बारे में आपकी शिकायत फिर से जाँची। नौकरी अब ब्लॉक नहीं है, लेकिन बंद हो चुकी है।`, notActive: `हमने ${company} में ${job} के बारे में आपकी शिकायत फिर से जाँची। नौकरी अब ब्लॉक नहीं है, लेकिन अभी चालू नहीं है।`, deleted: `हमने ${company} में ${job} के बारे में आपकी शिकायत जाँची। यह नौकरी अब हट चुकी है।`, other: `हमने ${company} में ${job} के बारे में आपकी शिकायत जाँची और नौकरी में कुछ गलत नहीं मिला।` }),
    thanks: 'हमें बताने के लिए धन्यवाद। Avsar पर नौकरी देने वाला कोई भी पैसे नहीं माँग सकता।',
  },
};

export const takenDownReasonTexts = {
  asks_for_money: 'नौकरी की पोस्ट उम्मीदवारों से पैसे माँगती है।',
  not_a_real_job: 'नौकरी की पोस्ट किसी असली नौकरी की नहीं लगती।',
  wrong_details: 'नौकरी की पोस्ट में कुछ जानकारी गलत है।',
  offensive: 'नौकरी की पोस्ट अपमान करने वाली है।',
  other: 'नौकरी की पोस्ट हमारे नियम तोड़ती है।',
  messenger_only: 'आपसे संपर्क सिर्फ़ एक मैसेजिंग ऐप से हो सकता है।',
  free_mail: 'ईमेल पता उस कंपनी का नहीं है जिसका नाम नौकरी की पोस्ट में है।',
  unusual_pay: 'इस तरह के काम में आम तौर पर जो मिलता है, वेतन उससे बहुत अलग है।',
};

export const messageReasonTexts = {
  asks_for_money: 'नौकरी के बारे में एक मैसेज में पैसे माँगे गए हैं।',
  not_a_real_job: 'नौकरी के बारे में एक मैसेज किसी असली नौकरी का नहीं लगता।',
  offensive: 'नौकरी के बारे में एक मैसेज अपमान करने वाला है।',
  other: 'नौकरी के बारे में एक मैसेज हमारे नियम तोड़ता है।',
};

export const companyReasonTexts = {
  impersonates: 'पेज कोई और कंपनी होने का दिखावा करता है।',
  asks_for_money: 'पेज उम्मीदवारों से पैसे माँगता है।',
  wrong_details: 'पेज पर कुछ जानकारी गलत है।',
  offensive: 'पेज पर कोई फ़ोटो या बात अपमान करने वाली है।',
  other: 'पेज हमारे नियम तोड़ता है।',
};

export const enquiryMailTexts = {
  answers: ({ day }: { day: Value }) => `यह उस मैसेज का जवाब है जो आपके ईमेल पते से ${day} को हमें मिला था।`,
};

export const bestJobsMailTexts = {
  subject: ({ count }: { count: number }) => plural(count, { one: `आपसे मेल खाती ${number(count)} नौकरी`, other: `आपसे मेल खाती ${number(count)} नौकरियाँ` }),
  new: 'ये नौकरियाँ आपकी प्रोफ़ाइल से सबसे ज़्यादा मेल खाती हैं। इन्हें हमने आपको पहले नहीं भेजा है।',
  title: 'आपसे मेल खाती नौकरियाँ',
  all: 'मेल खाती सभी नौकरियाँ देखें',
};

export const noticeMailTexts = {
  subject: ({ count }: { count: number }) => plural(count, { one: `Avsar से ${number(count)} सूचना`, other: `Avsar से ${number(count)} सूचनाएँ` }),
  subjectWithJobs: ({ count, jobs }: { count: number; jobs: number }) => `${plural(count, { one: `${number(count)} सूचना`, other: `${number(count)} सूचनाएँ` })} और आपसे मेल खाती ${plural(jobs, { one: `${number(jobs)} नौकरी`, other: `${number(jobs)} नौकरियाँ` })}`,
  news: 'Avsar पर आपके लिए नया:',
  now: 'अभी-अभी यह हुआ:',
  more: ({ count }: { count: number }) => plural(count, { one: `Avsar में ${number(count)} और देखें`, other: `Avsar में ${number(count)} और देखें` }),
  all: 'सभी सूचनाएँ देखें',
  change: 'चुनें कि हम आपको क्या ईमेल करें',
};
