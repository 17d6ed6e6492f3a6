// Compiled from src/texts/hi/newer-version.json by `npm run texts`: edit that file, not this one.

export const newerVersionTexts = {
  has: 'नए वर्शन में लिखा है:',
  help: '“ये बदलाव लें” से सिर्फ़ यहाँ दिखाई गई जानकारी बदलेगी। “मेरा लिखा रखें” से इसमें आपके अपने बदलाव बने रहेंगे। बाकी जगह आपका लिखा वैसा ही रहेगा।',
  take: 'ये बदलाव लें',
  keep: 'मेरा लिखा रखें',
};
