// Compiled from src/texts/en/content.json by `npm run texts`: edit that file, not this one.

export const contentTexts = {
  hours: 'Mon to Sat, 10 am to 6 pm',
  officer: 'the Grievance Officer',
  city: 'New Delhi',
  shortcutPlaces: {
    Bengaluru: 'Bengaluru',
    Mumbai: 'Mumbai',
    Hyderabad: 'Hyderabad',
    Pune: 'Pune',
    Chennai: 'Chennai',
    Jaipur: 'Jaipur',
  },
  shortcutRoles: {
    "Data Analyst": 'Data Analyst',
    "Backend Engineer": 'Backend Engineer',
    Pharmacist: 'Pharmacist',
    "Accounts Executive": 'Accounts Executive',
    "Field Sales Executive": 'Field Sales Executive',
  },
};
