// Compiled from src/texts/hi/content.json by `npm run texts`: edit that file, not this one.

export const contentTexts = {
  hours: 'सोम से शनि, सुबह 10 से शाम 6',
  officer: 'शिकायत अधिकारी (Grievance Officer)',
  city: 'नई दिल्ली',
  shortcutPlaces: {
    Bengaluru: 'बेंगलुरु',
    Mumbai: 'मुंबई',
    Hyderabad: 'हैदराबाद',
    Pune: 'पुणे',
    Chennai: 'चेन्नई',
    Jaipur: 'जयपुर',
  },
  shortcutRoles: {
    "Data Analyst": 'डेटा एनालिस्ट',
    "Backend Engineer": 'बैकएंड इंजीनियर',
    Pharmacist: 'फ़ार्मासिस्ट',
    "Accounts Executive": 'अकाउंट्स एग्ज़ीक्यूटिव',
    "Field Sales Executive": 'फ़ील्ड सेल्स एग्ज़ीक्यूटिव',
  },
};
