// Compiled from src/texts/en/info.json by `npm run texts`: edit that file, not this one.

export const aboutTexts = {
  title: 'About Us',
  lead: 'Avsar means opportunity. We bring people who look for work and people who have work together, and tell both where they stand.',
  description: 'Who is behind Avsar: HR and management consulting, meetups, software and corporate gifting, from New Delhi.',
  lines: 'What we do',
  beliefs: 'What we hold to',
  points: [
    {
      title: 'Free for candidates, always',
      text: 'Nobody pays for a job, an interview or an internship here. Tell us who asks for money, and we block them.',
    },
    {
      title: 'An answer with a date',
      text: 'Every application shows its next step and the day it happened. Silence is not an answer.',
    },
    {
      title: 'Your data stay yours',
      text: 'You decide whether recruiters find you and whether your card is shown. Nobody else gets your address.',
    },
  ] as const,
  closing: 'Talk to us',
  closingText: 'A question about hiring, a meetup in your town, or an idea for Avsar: we like to hear it.',
  contact: 'Contact Us',
};

export const collegesTexts = {
  title: 'Colleges',
  lead: 'Internships and first jobs for your students, in plain figures and without a fee.',
  description: 'What Avsar offers colleges: internships with stipend, duration and start date, free for every student, and mentors from the trade.',
  now: 'What your students have today',
  nowPoints: [
    {
      title: 'Open to every student',
      text: 'Each registers alone and for nothing. No contract with the college is needed.',
    },
    {
      title: 'Dates that fit the term',
      text: 'Internships show duration and start, so that they can be set beside the timetable.',
    },
    {
      title: 'Mentors from the trade',
      text: 'Students write to people who do the work, and hear what a first year looks like.',
    },
  ] as const,
  next: 'What we prepare for colleges',
  nextPoints: [
    {
      title: 'Placement desk',
      text: 'One place to follow a whole batch, with each student’s consent.',
    },
    {
      title: 'Campus drives',
      text: 'Companies announce a day, students of your college apply to it.',
    },
    {
      title: 'Meetups on campus',
      text: 'An evening with people of one trade, in your hall.',
    },
  ] as const,
  closing: 'Speak to us about your college',
  closingText: 'Tell us how many students look for internships, in which fields, and when.',
  contact: 'Contact Us',
};

export const companiesTexts = {
  title: 'Companies and Recruiters',
  lead: 'Post a job, read the applications, answer with a date. Nothing else stands in the way.',
  description: 'What Avsar does for companies and recruiters: postings in minutes, applications in one list, interviews with day and place, candidates who can be found.',
  benefits: 'What you can do here',
  points: [
    {
      title: 'Post in five minutes',
      text: 'A form that keeps your draft, a preview, and a job that is public at once.',
    },
    {
      title: 'Read, decide, go on',
      text: 'Applications with resume and answers side by side, worked through by keyboard.',
    },
    {
      title: 'Interviews with day, time and place',
      text: 'Schedule, move or cancel. The candidate gets a mail with a calendar entry.',
    },
    {
      title: 'Candidates who can be found',
      text: 'Search the profiles of those who allow it. Whom you open can read that you did.',
    },
    {
      title: 'A verified name',
      text: 'Once we have checked your company, its jobs carry a mark, and nobody else may use the name.',
    },
  ] as const,
  plannedPoints: [
    {
      title: 'AI-based skill matching',
      text: 'Candidates in the order of what they can do, with reasons. People will still decide.',
    },
  ] as const,
  start: 'Get Started Now',
  register: 'Register as Employer',
  closing: 'The next good candidate is looking today',
  closingText: 'Sign in and post your first job. You can close it, change it or take it down at any time.',
};

export const infoTexts = {
  onThisPage: 'On this page',
  home: 'Home',
  planned: 'Planned',
  sample: 'Sample',
};

export const servicesTexts = {
  title: 'Recruitment Services',
  lead: 'What Avsar does for those who hire, from the first posting to the last answer.',
  description: 'Recruitment services of Avsar: job posting, resume search, applicant tracking, brand promotion, bulk hiring support and verified profiles.',
  services: 'Services',
  cards: [
    {
      title: 'Job Posting',
      text: 'Jobs and internships with salary, experience, skills and dates. A posting is public the moment you send it.',
    },
    {
      title: 'Resume Search',
      text: 'The profiles of candidates who let recruiters find them. Who was looked at, by whom and why, is written down.',
    },
    {
      title: 'Applicant Tracking',
      text: 'One list for every job: accept, reject, schedule and move interviews. The candidate sees each step with its date.',
    },
    {
      title: 'Verified Profiles',
      text: 'A company that we have checked carries a mark beside its name, under that name alone.',
    },
  ] as const,
  plannedCards: [
    {
      title: 'Brand Promotion',
      text: 'A page of your own with your story, pictures and all your openings.',
    },
    {
      title: 'Bulk Hiring Support',
      text: 'Hiring days for a hundred and more, with slots, waiting lists and one message to all.',
    },
  ] as const,
  closing: 'Begin with one job',
  closingText: 'A name, an email address and a password are enough to begin.',
  register: 'Register as Employer',
};

export const studentsTexts = {
  title: 'Students and Professionals',
  lead: 'One profile, every application with its next step and date, and the choice of who sees you.',
  description: 'What Avsar does for students and professionals: internships with stipend and dates, one profile, dated answers, mentors.',
  students: 'For students',
  studentPoints: [
    {
      title: 'Internships in plain figures',
      text: 'Stipend, duration and start on every card, so that you compare before you apply.',
    },
    {
      title: 'A beginning without experience',
      text: 'Jobs that ask for none say “Fresher Allowed”. Filter for them and leave the rest.',
    },
    {
      title: 'Somebody to ask',
      text: 'Write to a mentor who has done the work, or tell us what you want to learn.',
    },
  ] as const,
  professionals: 'For professionals',
  professionalPoints: [
    {
      title: 'Search that means what it says',
      text: 'Skills, place, experience, salary and way of working, side by side. Nothing is pushed in between.',
    },
    {
      title: 'You know where you stand',
      text: 'Pending, accepted, interview, offer: each stands in your list with its day.',
    },
    {
      title: 'Found, when you want to be',
      text: 'One tick puts you into the recruiters’ database, and without it you stay out.',
    },
  ] as const,
  why: 'Why Choose Our Platform',
  whyPoints: [
    {
      title: 'Jobs, internships and mentors in one place',
      text: 'From the first internship to the next position, with the same profile.',
    },
    {
      title: 'Free, and without tricks',
      text: 'No fee, no advertising, no sold data. Nobody may ask you for money; report who does.',
    },
    {
      title: 'Career guidance',
      text: 'Career tips to read, and mentors to write to.',
    },
  ] as const,
  plannedWhyPoints: [
    {
      title: 'AI-based skill matching',
      text: 'Openings that fit what you can do, with the reasons written beside them.',
    },
    {
      title: 'Assessments',
      text: 'Tests with face proctoring, geo tracking and object detection. Nothing of this kind runs on Avsar today.',
    },
    {
      title: 'Certificates for what you learnt',
      text: 'Short courses that end with a certificate in your profile.',
    },
  ] as const,
  register: 'Register Now',
  closing: 'Your first step can be small',
  closingText: 'Look through the internships that are open today. Applying takes about three minutes.',
  internships: 'Find Internships',
  jobs: 'Browse Jobs',
};

export const tipsTexts = {
  title: 'Career Tips',
  lead: 'Five things that help, whatever your trade. Each has something you can do today.',
  description: 'Five career tips: update your resume, build your network, practice mock interviews, enhance your skills, research the job market.',
  today: 'Today',
  tips: [
    {
      title: 'Update your resume',
      text: 'A recruiter reads a resume in under a minute. Put what you did last at the top, say what came of it in numbers, and keep it to two pages.',
      today: 'Rewrite the newest entry: what you did, how much of it, what changed.',
    },
    {
      title: 'Build your network',
      text: 'Many openings are heard of before they are posted. Former classmates, teachers and colleagues like to help, if the question is small and clear.',
      today: 'Write to one person whose work interests you and ask one question about it.',
    },
    {
      title: 'Practice mock interviews',
      text: 'Speaking about yourself is a skill like any other. Say your answers aloud, to a friend or to your phone, until they are short and yours.',
      today: 'Record your answer to “Tell me about yourself”. Stop at ninety seconds.',
    },
    {
      title: 'Enhance your skills',
      text: 'Read ten postings for the job you want and note what each asks for. What stands in seven of them and not on your resume is what to learn next.',
      today: 'Choose that one skill and set aside half an hour a day for a month.',
    },
    {
      title: 'Research the job market',
      text: 'Know what the work pays in your town, which companies hire, and what they do, before you apply and long before you talk about salary.',
      today: 'Look at the salaries of five jobs like yours and write down the middle one.',
    },
  ] as const,
  closing: 'Put the last one to use',
  closingText: 'Every job on Avsar shows its experience and last day, and the salary when the company names it.',
  search: 'Search Jobs',
};
