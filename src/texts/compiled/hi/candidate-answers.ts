// Compiled from src/texts/hi/candidate-answers.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const answerTexts = {
  title: 'क्या आप आ सकते हैं?',
  help: 'हम रिक्रूटर को तुरंत बताते हैं। इंटरव्यू शुरू होने तक आप जवाब बदल सकते हैं।',
  confirm: 'पक्का करें',
  confirmOf: ({ role, company }: { role: Value; company: Value }) => `इंटरव्यू पक्का करें: ${role}, ${company}`,
  another: 'दूसरा समय माँगें',
  change: 'अपने समय बदलें',
  confirmed: 'आपने यह समय पक्का किया।',
  asked: 'आपने दूसरा समय माँगा।',
  askedMore: 'जब तक रिक्रूटर समय नहीं बदलते, इंटरव्यू ऊपर दिए समय पर ही रहेगा।',
  wishes: 'आपके लिए ठीक समय',
  calledOff: 'यह इंटरव्यू नहीं होगा।',
  waiting: 'आपका जवाब बाकी है',
  refused: ({ message }: { message: Value }) => `हम आपका जवाब सेव नहीं कर पाए। ${message}`,
  form: {
    title: 'दूसरा समय माँगें',
    restored: 'आपका ड्राफ़्ट वापस आ गया।',
    help: 'अपने लिए ठीक समय बताएँ, या लिखें कि आप कब नहीं आ सकते। जब तक रिक्रूटर समय नहीं बदलते, इंटरव्यू वैसा ही रहेगा।',
    wish: ({ number }: { number: Value }) => `विकल्प ${number}`,
    date: 'तारीख',
    time: 'समय',
    india: 'भारतीय समय',
    dateOf: ({ number }: { number: Value }) => `विकल्प ${number} की तारीख`,
    timeOf: ({ number }: { number: Value }) => `विकल्प ${number} का समय`,
    more: 'एक और समय जोड़ें',
    message: 'रिक्रूटर के लिए मैसेज',
    send: 'रिक्रूटर को भेजें',
    sending: 'भेजा जा रहा है...',
    back: 'पीछे',
  },
};

export const offerAnswerTexts = {
  acceptTitle: ({ company, title }: { company: Value; title: Value }) => `${company} में ${title} का ऑफ़र स्वीकार करें?`,
  acceptHelp: ({ pay }: { pay: Value }) => `${pay}। हम रिक्रूटर को तुरंत बताते हैं। इसे बाद में बदला नहीं जा सकता।`,
  acceptHelpStart: ({ pay, start }: { pay: Value; start: Value }) => `${pay}, ${start} से शुरू। हम रिक्रूटर को तुरंत बताते हैं। इसे बाद में बदला नहीं जा सकता।`,
  acceptConfirm: 'ऑफ़र स्वीकार करें',
  rejectTitle: ({ company, title }: { company: Value; title: Value }) => `${company} में ${title} का ऑफ़र अस्वीकार करें?`,
  rejectHelp: 'हम रिक्रूटर को तुरंत बताते हैं। इसे बाद में बदला नहीं जा सकता।',
  rejectConfirm: 'ऑफ़र अस्वीकार करें',
  stipend: 'स्टाइपेंड',
  withdrawn: 'रिक्रूटर ने यह ऑफ़र वापस ले लिया है।',
  recruiterLeft: 'रिक्रूटर ने Avsar छोड़ दिया है। यह ऑफ़र खत्म हो गया है।',
  endedByYou: 'आपने अपना आवेदन वापस ले लिया है, इसलिए यह ऑफ़र खत्म हो गया।',
  expired: ({ day }: { day: Value }) => `इस ऑफ़र का समय ${day} को खत्म हुआ।`,
};

export const takenDownTexts = {
  title: 'Avsar ने यह नौकरी हटा दी है।',
  stayAway: 'इंटरव्यू में न जाएँ।',
  badge: 'नौकरी हटाई गई',
  care: 'कोई इसके बारे में आपको लिखे, तो पैसे न दें और बैंक की जानकारी या डॉक्यूमेंट न भेजें।',
};
