// Compiled from src/texts/en/info.json by `npm run texts`: edit that file, not this one.

export const aboutTexts = {
  title: 'About Us',
  lead: 'Avsar means opportunity. We connect people looking for work with people who are hiring, and keep both informed at every step.',
  description: 'Meet the company behind Avsar: HR and management consulting, meetups, software and corporate gifting, from New Delhi.',
  lines: 'What we do',
  beliefs: 'What we believe in',
  points: [
    {
      title: 'Always free for candidates',
      text: 'Nobody pays for a job, an interview or an internship here. Tell us if someone asks for money, and we will block them.',
    },
    {
      title: 'An answer with a date',
      text: 'Every application shows its next step and when each step happened. Silence is not an answer.',
    },
    {
      title: 'Your data stays yours',
      text: 'You decide whether recruiters can find you and whether your card is shown. We don’t sell your data.',
    },
  ] as const,
  closing: 'Talk to us',
  closingText: 'Ask about hiring, plan a meetup in your town, or share an idea for Avsar. We’d like to hear from you.',
  contact: 'Contact Us',
};

export const collegesTexts = {
  title: 'Colleges',
  lead: 'Help your students find internships and first jobs, with clear figures and no fees.',
  description: 'What Avsar offers colleges: internships to search by skill, place and stipend, free for every student, and mentors who work in the field.',
  now: 'What your students can use today',
  nowPoints: [
    {
      title: 'Open to every student',
      text: 'Students register themselves, free. Your college doesn’t need a contract.',
    },
    {
      title: 'Dates that fit the term',
      text: 'Internships show the duration and start date that the recruiter gave, so students can plan around the timetable.',
    },
    {
      title: 'Mentors who know the work',
      text: 'Students write to people who do the job and learn what the first year is like.',
    },
  ] as const,
  next: 'What we’re building for colleges',
  nextPoints: [
    {
      title: 'Placement desk',
      text: 'Follow a whole batch in one place, with each student’s consent.',
    },
    {
      title: 'Campus drives',
      text: 'Companies announce a day, and your students apply for it.',
    },
    {
      title: 'Meetups on campus',
      text: 'Host an evening with people from one field, at your college.',
    },
  ] as const,
  closing: 'Talk to us about your college',
  closingText: 'Tell us how many students are looking for internships, in which fields and when.',
  contact: 'Contact Us',
};

export const companiesTexts = {
  title: 'Companies and Recruiters',
  lead: 'Post a job, review applications and answer with a date. It’s that simple.',
  description: 'What Avsar does for companies and recruiters: post jobs in minutes, review applications in one list, schedule interviews and search for candidates.',
  benefits: 'What you can do here',
  points: [
    {
      title: 'Post in five minutes',
      text: 'Fill in a form that saves your draft, preview the job and publish it immediately.',
    },
    {
      title: 'Review applications faster',
      text: 'See each resume and its answers side by side, and move through the list with your keyboard.',
    },
    {
      title: 'Schedule interviews',
      text: 'Schedule, move or cancel. Candidates get an email with a calendar entry.',
    },
    {
      title: 'Search for candidates',
      text: 'Search the profiles of candidates who allow it. Candidates can see that you viewed them.',
    },
    {
      title: 'Get verified',
      text: 'Once we have checked your company, its jobs show a verified badge and nobody else can use the name.',
    },
    {
      title: 'AI-based skill matching',
      text: 'See who fits a job by skills, with the reasons for each person. Avsar never answers anyone because of their fit. People decide.',
    },
  ] as const,
  start: 'Get Started Now',
  register: 'Register as Employer',
  closing: 'Find your next great candidate today',
  closingText: 'Sign in and post your first job. You can edit, close or remove it at any time.',
};

export const infoTexts = {
  onThisPage: 'On this page',
  home: 'Home',
  planned: 'Planned',
  sample: 'Sample',
};

export const servicesTexts = {
  title: 'Recruitment Services',
  lead: 'Everything you need to hire, from the first job post to the final answer.',
  description: 'Recruitment services of Avsar: job posting, resume search, applicant tracking, brand promotion, bulk hiring support and verified profiles.',
  services: 'Services',
  cards: [
    {
      title: 'Job Posting',
      text: 'Post jobs and internships with salary, experience, skills and dates. They go public as soon as you submit them.',
    },
    {
      title: 'Resume Search',
      text: 'Search candidates who let recruiters find them. We record every view and the reason for it.',
    },
    {
      title: 'Applicant Tracking',
      text: 'Accept, reject, and schedule or move interviews from one list per job. Candidates see every step with its date.',
    },
    {
      title: 'Verified Profiles',
      text: 'Once we have checked a company, a verified badge appears beside its name. No other company can use that name.',
    },
    {
      title: 'Brand Promotion',
      text: 'Get your own company page with your story, pictures and all your open jobs.',
    },
  ] as const,
  plannedCards: [
    {
      title: 'Bulk Hiring Support',
      text: 'Run hiring days for a hundred people or more, with time slots, waiting lists and one message to everyone.',
    },
  ] as const,
  closing: 'Start with one job',
  closingText: 'All you need is a name, an email address and a password.',
  register: 'Register as Employer',
};

export const studentsTexts = {
  title: 'Students and Professionals',
  lead: 'Build one profile, see the next step and date for every application, and choose who sees you.',
  description: 'What Avsar does for students and professionals: internships, one profile, the next step of every application, and mentors.',
  students: 'For students',
  studentPoints: [
    {
      title: 'Internships you can compare',
      text: 'Cards show the stipend, duration and start date that the recruiter gave, so you can compare before you apply.',
    },
    {
      title: 'Start without experience',
      text: 'Jobs that need no experience say “Fresher Allowed”. Filter by 0–2 years to see those and other first jobs.',
    },
    {
      title: 'Someone to ask',
      text: 'Write to a mentor who has done the job, or tell us what you want to learn.',
    },
  ] as const,
  professionals: 'For professionals',
  professionalPoints: [
    {
      title: 'Search without ads',
      text: 'Filter by skills, location, experience, salary and work mode. We never add sponsored results.',
    },
    {
      title: 'Know where you stand',
      text: 'Pending, accepted, interview, offer: your list shows every step with its date.',
    },
    {
      title: 'Be found when you want to be',
      text: 'Select one box to join the candidate database. Leave it empty to stay out.',
    },
  ] as const,
  why: 'Why Choose Our Platform',
  whyPoints: [
    {
      title: 'Jobs, internships and mentors in one place',
      text: 'Use the same profile from your first internship to your next job.',
    },
    {
      title: 'Free, with no catch',
      text: 'We charge no fees, show no ads and sell no data. Nobody may ask you for money. Report anyone who does.',
    },
    {
      title: 'Career guidance',
      text: 'Read career tips and write to mentors.',
    },
    {
      title: 'AI-based skill matching',
      text: 'See how you fit each job, skill by skill, with the reasons.',
    },
  ] as const,
  plannedWhyPoints: [
    {
      title: 'Assessments',
      text: 'Tests with face proctoring, geo tracking and object detection. Avsar doesn’t do any of this today.',
    },
    {
      title: 'Certificates for what you learn',
      text: 'Take short courses and add the certificate to your profile.',
    },
  ] as const,
  register: 'Register Now',
  closing: 'Take your first step today',
  closingText: 'Browse the internships that are open now. Applying takes about three minutes.',
  internships: 'Find Internships',
  jobs: 'Browse Jobs',
};

export const tipsTexts = {
  title: 'Career Tips',
  lead: 'Five tips that help in any field. Each one has something you can do today.',
  description: 'Five career tips: update your resume, build your network, practice mock interviews, enhance your skills, research the job market.',
  today: 'Today',
  tips: [
    {
      title: 'Update your resume',
      text: 'Recruiters read a resume in under a minute. Put your latest work first, show results in numbers and keep it to two pages.',
      today: 'Rewrite your latest entry: what you did, how much of it and what changed.',
    },
    {
      title: 'Build your network',
      text: 'People often hear about jobs before they are posted. Former classmates, teachers and colleagues like to help if you ask something small and clear.',
      today: 'Write to one person whose work interests you and ask one question about it.',
    },
    {
      title: 'Practice mock interviews',
      text: 'Talking about yourself is a skill you can practise. Say your answers aloud, to a friend or your phone, until they are short and sound like you.',
      today: 'Record your answer to “Tell me about yourself”. Stop at ninety seconds.',
    },
    {
      title: 'Enhance your skills',
      text: 'Read ten job posts for the job you want and note what each asks for. If seven of them ask for a skill that isn’t on your resume, learn it next.',
      today: 'Choose that one skill and set aside half an hour a day for a month.',
    },
    {
      title: 'Research the job market',
      text: 'Before you apply, and long before you discuss salary, find out what the job pays in your town, which companies are hiring and what they do.',
      today: 'Look at the salaries of five jobs like yours and write down the middle one.',
    },
  ] as const,
  closing: 'Put the last tip to use',
  closingText: 'Job posts on Avsar show the deadline, and the experience and salary if the company gives them.',
  search: 'Search Jobs',
};
