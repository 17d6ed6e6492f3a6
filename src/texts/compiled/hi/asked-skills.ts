// Compiled from src/texts/hi/asked-skills.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const askedSkillsTexts = {
  title: 'सबसे ज़्यादा माँगी जाने वाली स्किल',
  lead: ({ jobs }: { jobs: number }) => plural(jobs, { one: `यह गिनती Avsar पर अभी चालू ${number(jobs)} नौकरी से है।`, other: `यह गिनती Avsar पर अभी चालू ${number(jobs)} नौकरियों से है।` }),
  jobs: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नौकरी`, other: `${number(count)} नौकरियाँ` }),
  beside: ({ skills }: { skills: Value }) => `अक्सर इनके साथ: ${skills}`,
};

export const howFitTexts = {
  title: 'Avsar मिलान कैसे करता है',
  points: [
    'हम आपकी प्रोफ़ाइल की स्किल को नौकरी में माँगी गई स्किल से मिलाते हैं। जो स्किल नौकरी में ज़रूरी लिखी है, वह दोगुनी गिनी जाती है।',
    'आपकी किसी स्किल से मिलती-जुलती स्किल कुछ हद तक गिनी जाती है। कौन-सी स्किल मिलती-जुलती हैं, यह हम Avsar की नौकरियों से सीखते हैं: हम गिनते हैं कि वे कितनी बार साथ माँगी गईं।',
    'फिर हम अनुभव, जगह, काम का तरीका, वेतन और पढ़ाई मिलाते हैं, और इंटर्नशिप में शुरुआत भी। जो किसी ने नहीं बताया, वह न आपके पक्ष में गिना जाता है, न खिलाफ़।',
    'नाम, लिंग, उम्र, फ़ोटो, पता और कॉलेज कभी नहीं गिने जाते।',
    'मिलान से न कोई अस्वीकार होता है, न छिपता है, न किसी को जवाब जाता है। इससे सूची का क्रम बनता है और वजह दिखती है। फ़ैसला लोग करते हैं।',
  ] as const,
};
