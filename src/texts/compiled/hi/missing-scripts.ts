// Compiled from src/texts/hi/missing-scripts.json by `npm run texts`: edit that file, not this one.

export const missingScriptsTexts = {
  sentence: 'इस पेज का कुछ हिस्सा लोड नहीं हुआ, इसलिए इसके फ़ॉर्म और बटन शायद काम न करें।',
  reload: 'फिर लोड करें',
};
