import { describe, expect, it } from 'vitest';
import { findSuggestions, skillKey } from './find-suggestions.ts';

const KNOWN = new Map(
  [
    ...['TypeScript', 'PostgreSQL', 'Machine learning', 'C++', 'Go', 'SAP FICO', 'Tally', 'Node.js', 'JavaScript'],
    ...['Education', 'Intern', 'Content', 'Content writing', 'Development', 'Teaching', 'Hobbies'],
  ].map((name) => [skillKey(name), name]),
);
KNOWN.set('postgres', 'PostgreSQL');
KNOWN.set('communication', 'communication');

const found = (text: string) =>
  findSuggestions(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    { known: KNOWN, today: '2026-11-21' },
  ).map(({ value }) => value);

const ofKind = (kind: string, text: string) => found(text).filter((value) => value.kind === kind);
const skills = (text: string) => ofKind('skill', text).map((value) => 'name' in value && value.name);

describe('what is read from the lines of a resume', () => {
  it('a whole resume gives phone, skills, employment and education', () => {
    const lines = `Asha Rao
      asha@example.in | +91 98765 43210 | Pune
      WORK EXPERIENCE
      Software Engineer, Kaveri Software | Jun 2021 – Present
      • Cut the import from 2019 - 2020 to ten minutes
      • Runs the billing service for
        nine clinics
      Narmada Labs
      Intern | 05/2020 - 07/2020
      Education
      B.Tech Computer Science, National Institute of Technology, Surathkal
      2017 - 2021, CGPA 8.4
      Technical Skills
      TypeScript, Postgres; Kite flying
      Projects
      Bus times, Jan 2020 - Apr 2020`;
    expect(found(lines)).toEqual([
      { kind: 'phone', phone: '9876543210' },
      { kind: 'skill', name: 'TypeScript' },
      { kind: 'skill', name: 'PostgreSQL' },
      { kind: 'skill', name: 'Kite flying' },
      {
        kind: 'employment',
        position: 'Software Engineer',
        company: 'Kaveri Software',
        startDate: '2021-06-01',
        endDate: null,
        currentlyWorking: true,
        description: 'Cut the import from 2019 - 2020 to ten minutes\nRuns the billing service for nine clinics',
      },
      {
        kind: 'employment',
        position: 'Intern',
        company: 'Narmada Labs',
        startDate: '2020-05-01',
        endDate: '2020-07-31',
        currentlyWorking: false,
      },
      {
        kind: 'education',
        degree: 'B.Tech Computer Science',
        institute: 'National Institute of Technology',
        yearOfPassing: 2021,
        grade: 'CGPA 8.4',
      },
      { kind: 'project', title: 'Bus times', description: '', startDate: '2020-01', endDate: '2020-04' },
    ]);
  });

  it.each([
    ['Company first', 'Kaveri Software\nSenior Developer\nJan 2019 to Mar 2021', 'Senior Developer', 'Kaveri Software'],
    ['at', 'Marketing Manager at Ganga Foods (2018 - 2020)', 'Marketing Manager', 'Ganga Foods'],
    ['dates first', 'Aug 2020 - Sep 2022\nData Analyst, Tapti Retail', 'Data Analyst', 'Tapti Retail'],
    ['a company’s name only', 'Ganga Foods | Store | 2018-2020', 'Store', 'Ganga Foods'],
    ['neither', 'Store, Ganga | 2018-2020', 'Store', 'Ganga'],
    ['of a student', 'Campus Ambassador, Internshala\nJun 2025 - Present', 'Campus Ambassador', 'Internshala'],
    ['at a school', 'College Ambassador, Internshala | 2018-2020', 'College Ambassador', 'Internshala'],
    ['unpaid', 'NSS, Student Volunteer\nJun 2025 - Present', 'Student Volunteer', 'NSS'],
    [
      'a word of both',
      'Delivery Partner, Head Start Foundation | 2018-2020',
      'Delivery Partner',
      'Head Start Foundation',
    ],
    [
      'a place below',
      'Accounts Assistant\nVerma Traders, Lucknow\n06/2022 – Present',
      'Accounts Assistant',
      'Verma Traders',
    ],
    [
      'a place beside the dates',
      'Accounts Assistant\nVerma Traders, Lucknow | 06/2022 – Present\nFiled returns',
      'Accounts Assistant',
      'Verma Traders',
    ],
    [
      'a place alone',
      'Accounts Assistant\nVerma & Sons\nLucknow, 06/2022 – Present',
      'Accounts Assistant',
      'Verma & Sons',
    ],
    [
      'a place after the position',
      'Accounts Assistant, Lucknow | 2018-2020\nVerma Traders',
      'Accounts Assistant',
      'Verma Traders',
    ],
    [
      'a position below a place',
      'Filed returns\nVerma Traders, Lucknow\n2018-2020\nAccounts Assistant',
      'Accounts Assistant',
      'Verma Traders',
    ],
    ['position below', 'Infosys, Mysuru | 2018-2020\nWeb Developer', 'Web Developer', 'Infosys'],
  ])('employment: %s', (_name, lines, position, company) => {
    expect(ofKind('employment', `Experience\n${lines}`)).toMatchObject([{ position, company }]);
  });

  it.each(['Internship / Training', 'TRAINING AND INTERNSHIPS', 'Internship & Projects:'])(
    'a heading of two parts: %s',
    (heading) => {
      const lines = `Skills\nTally\n${heading}\nWeb Intern, Narmada Labs, Jun 2025 - Jul 2025`;
      expect(ofKind('employment', lines)).toMatchObject([{ position: 'Web Intern', company: 'Narmada Labs' }]);
      expect(skills(lines)).toEqual(['Tally']);
    },
  );

  it.each([
    ['no dates', 'Software Engineer, Kaveri Software'],
    ['an end before the start', 'Software Engineer, Kaveri Software, 2022 - 2020'],
    ['a start in the future', 'Software Engineer, Kaveri Software, Jan 2031 - Present'],
    ['a place beside a position', 'Filed returns\nAccounts Assistant, Lucknow | 2018 - 2020\nKept the books'],
    ['a sentence of the work', '• Moved the platform 2019 - 2020 to another'],
  ])('employment is not guessed: %s', (_name, line) => {
    expect(ofKind('employment', `Experience\n${line}`)).toEqual([]);
  });

  it.each([
    ['MBA (Finance) from Symbiosis Institute, 2019', 'MBA (Finance)', 'Symbiosis Institute', 2019],
    ['Bachelor of Commerce | Delhi University | 2015-18', 'Bachelor of Commerce', 'Delhi University', 2018],
    ['Class XII, CBSE Board, 2012', 'Class XII', 'CBSE Board', 2012],
    ['Class XII, CBSE, Kendriya Vidyalaya Dehradun, 2023, 91%', 'Class XII, CBSE', 'Kendriya Vidyalaya Dehradun', 2023],
    ['SSC, Delhi Public School, Maharashtra State Board, 2019', 'SSC', 'Delhi Public School', 2019],
    ['B.Sc. Physics\nFergusson College, Pune\nMay 2016', 'B.Sc. Physics', 'Fergusson College, Pune', 2016],
    ['IIT Bombay\nM.Tech Data Science\n2022', 'M.Tech Data Science', 'IIT Bombay', 2022],
    ['Class XII, CBSE\nKendriya Vidyalaya No. 1, Pune', 'Class XII, CBSE', 'Kendriya Vidyalaya No. 1, Pune', null],
    ['Diploma in Civil Engineering', 'Diploma in Civil Engineering', '', null],
    ['12th, BSEB, 2019', '12th', 'BSEB', 2019],
    ['B.Tech in IT, BIT Mesra, Ranchi\n2022 - 2026', 'B.Tech in IT', 'BIT Mesra', 2026],
    [
      'Course | Board/University | Institute | Year of Passing | CGPA/%\n12th | JAC | Marwari College | 2022 | 71%',
      '12th, JAC',
      'Marwari College',
      2022,
    ],
    ['Course\nBoard/University\nInstitute\nYear\n12th\nJAC\nMarwari College\n2022', '12th', 'Marwari College', 2022],
    ['B.Com, DAVV Indore, 2021 - 2024', 'B.Com', 'DAVV Indore', 2024],
    ['B.Tech, KNIT Sultanpur, 2021 - 2025', 'B.Tech', 'KNIT Sultanpur', 2025],
    ['B.Sc Computer Science, Patna University, 2021 - 2024', 'B.Sc Computer Science', 'Patna University', 2024],
    ['B.Tech, CSE, 2021 - 2025', 'B.Tech, CSE', '', 2025],
    ['Diploma, CNC Machining, 2021 - 2025', 'Diploma, CNC Machining', '', 2025],
    ['B.Sc. Nursing Govt. College of Nursing, Nagpur 2021', 'B.Sc. Nursing', 'Govt. College of Nursing, Nagpur', 2021],
    ['GNM Diploma St. Mary School of Nursing 2018 71.2', 'GNM Diploma', 'St. Mary School of Nursing', 2018],
    ['Diploma in Government School Teaching, 2018', 'Diploma in Government School Teaching', '', 2018],
    ['B.Sc. Nursing Govt. seat, 2018', 'B.Sc. Nursing Govt. seat', '', 2018],
    ['HSC, St. Xavier School, MSBSHSE, 2020', 'HSC', 'St. Xavier School', 2020],
  ])('education: %s', (lines, degree, institute, yearOfPassing) => {
    expect(ofKind('education', `Academic Qualifications:\n${lines}`)).toMatchObject([
      { kind: 'education', degree, institute, yearOfPassing },
    ]);
  });

  it.each([
    ['12th, BSEB, 2019, 74%', '12th', 'BSEB', '74%'],
    ['B.Tech CSE, NIT Patna, 2018 - 2022, CGPA: 8.1/10', 'B.Tech CSE', 'NIT Patna', 'CGPA 8.1/10'],
    ['B.Sc. Physics\nFergusson College, 2016\nPercentage - 68.5 %', 'B.Sc. Physics', 'Fergusson College', '68.5 %'],
    ['B.Com, Delhi University, 2020, First division', 'B.Com', 'Delhi University', 'First division'],
    ['Class X, CBSE, 2015, 9.2 CGPA', 'Class X', 'CBSE', '9.2 CGPA'],
    ['MBA, IIM Indore, 2024 | Grade: A+', 'MBA', 'IIM Indore', 'Grade A+'],
    ['B.A. History, Patna College, 2021', 'B.A. History', 'Patna College', undefined],
  ])('the grade of education: %s', (lines, degree, institute, grade) => {
    expect(ofKind('education', `Education\n${lines}`)).toMatchObject([
      { kind: 'education', degree, institute, ...(grade && { grade }) },
    ]);
    if (grade === undefined) expect(ofKind('education', `Education\n${lines}`)[0]).not.toHaveProperty('grade');
  });

  it('institutes above their degrees belong to the degree below', () => {
    const lines =
      'Education\nIIT Bombay\nM.Tech Data Science\n2022\nPune College\nB.Sc. Physics, 2020\nClass XII, CBSE';
    expect(ofKind('education', lines)).toMatchObject([
      { institute: 'IIT Bombay', yearOfPassing: 2022 },
      { institute: 'Pune College', yearOfPassing: 2020 },
      { degree: 'Class XII', institute: 'CBSE' },
    ]);
  });

  it('a plain resume of a student gives headline, projects, certificates and hobbies too', () => {
    const lines = `Ravi Kumar
      Career Objective
      Final-year student who builds small tools for shops. Looking for a first job as a
      tester in Chennai. Ready to travel, to work in shifts, to learn what is asked for, and to stay for some years at least.
      Education
      B.E. Computer Science, Anna University, 2024 - 2028
      Academic Projects
      Bus Tracker | Android
      • Shows where the college bus is
      Technologies: Kotlin, Firebase
      Online Attendance: marks who is present
      • Used by four classes.
      Library Robot Jan 2025 - Mar 2025
      Certifications
      • AWS Cloud Practitioner, Amazon (2025)
      NPTEL Programming in Java - IIT Madras
      Hobbies: Chess, playing cricket and cooking`;
    const values = found(lines).filter(({ kind }) => !['skill', 'phone'].includes(kind));
    expect(values).toEqual([
      {
        kind: 'summary',
        text: 'Final-year student who builds small tools for shops. Looking for a first job as a tester in Chennai.',
      },
      { kind: 'education', degree: 'B.E. Computer Science', institute: 'Anna University', yearOfPassing: 2028 },
      {
        kind: 'project',
        title: 'Bus Tracker',
        description: 'Android Shows where the college bus is',
        startDate: null,
        endDate: null,
      },
      {
        kind: 'project',
        title: 'Online Attendance',
        description: 'marks who is present Used by four classes.',
        startDate: null,
        endDate: null,
      },
      { kind: 'project', title: 'Library Robot', description: '', startDate: '2025-01', endDate: '2025-03' },
      { kind: 'certificate', title: 'AWS Cloud Practitioner', issuer: 'Amazon' },
      { kind: 'certificate', title: 'NPTEL Programming in Java', issuer: 'IIT Madras' },
      { kind: 'hobby', name: 'Chess' },
      { kind: 'hobby', name: 'playing cricket' },
      { kind: 'hobby', name: 'cooking' },
    ]);
  });

  it.each([
    ['Jan 2023 - Jun 2024', '2024-06-30'],
    ['01/2023 to 02/2024', '2024-02-29'],
    ['Jan 2026 - Nov 2026', '2026-11-30'],
    ['2019 - 2021', '2021-01-31'],
  ])('work of %s lasts to the end of its last month', (dates, endDate) => {
    expect(found(`Experience\nClerk at Narmada Labs, ${dates}`)).toMatchObject([{ kind: 'employment', endDate }]);
  });

  it('a line that begins with a short name begins the next project, and one that names a detail does not', () => {
    const lines = `Projects
      Mess Menu App - an app for 400 students of the hostel
      Attendance bot - Telegram bot in python
      Result: first prize of the college
      Seed Sorter: sorts seeds by size
      and by colour`;
    expect(ofKind('project', lines)).toMatchObject([
      { title: 'Mess Menu App', description: 'an app for 400 students of the hostel' },
      { title: 'Attendance bot', description: 'Telegram bot in python Result: first prize of the college' },
      { title: 'Seed Sorter', description: 'sorts seeds by size and by colour' },
    ]);
  });

  it('a sentence with dates below a title describes that project, and dates it', () => {
    const lines = `Projects
      Mandi price forecast
      Python model that predicts mandi prices. Jan 2026 - Mar 2026
      Soil map, Feb 2025 - May 2025`;
    expect(ofKind('project', lines)).toMatchObject([
      {
        title: 'Mandi price forecast',
        description: 'Python model that predicts mandi prices.',
        startDate: '2026-01',
        endDate: '2026-03',
      },
      { title: 'Soil map', startDate: '2025-02', endDate: '2025-05' },
    ]);
  });

  it.each([
    [
      'beside the titles',
      `Crop price tracker, Jan–Mar 2026
      Scrapes mandi prices every night.
      Draws a chart
      Attendance bot, Aug–Oct 2025
      Telegram bot in Node.js`,
    ],
    [
      'after sentences beside the titles',
      `Crop price tracker - Scrapes mandi prices every night. Jan 2026 - Mar 2026
      Draws a chart
      Attendance bot - Telegram bot. Aug 2025 - Oct 2025
      in Node.js`,
    ],
    [
      'below the titles',
      `Crop price tracker
      Jan–Mar 2026
      Scrapes mandi prices every night.
      Draws a chart
      Attendance bot
      Duration: Aug–Oct 2025
      Telegram bot in Node.js`,
    ],
    [
      'above the titles',
      `Jan–Mar 2026
      Crop price tracker
      Scrapes mandi prices every night.
      Draws a chart
      Aug–Oct 2025
      Attendance bot
      Telegram bot in Node.js`,
    ],
  ])('projects whose bullets are drawn have their own dates %s', (_place, lines) => {
    expect(ofKind('project', `Projects\n${lines}`)).toMatchObject([
      {
        title: 'Crop price tracker',
        description: 'Scrapes mandi prices every night. Draws a chart',
        startDate: '2026-01',
        endDate: '2026-03',
      },
      { title: 'Attendance bot', startDate: '2025-08', endDate: '2025-10' },
    ]);
  });

  it('the first bullet below a project that ends with a full stop is no project', () => {
    const lines = `Projects
      GST Filing Sheet - Excel, Jan 2024 - Mar 2024
      Macro that fills GSTR-1
      Library Management - MS Access. Apr 2023 - Jun 2023
      Issue and return of books`;
    expect(ofKind('project', lines)).toMatchObject([
      { title: 'GST Filing Sheet', description: 'Excel Macro that fills GSTR-1', startDate: '2024-01' },
      { title: 'Library Management', description: 'MS Access. Issue and return of books', startDate: '2023-04' },
    ]);
  });

  it('dates that may be those of another project are left out', () => {
    const lines = `Projects
      Crop price tracker
      Scrapes mandi prices
      Attendance bot
      Aug–Oct 2025
      Telegram bot that marks who is there in each class. Aug–Oct 2025`;
    expect(ofKind('project', lines)).toMatchObject([{ title: 'Crop price tracker', startDate: null, endDate: null }]);
    const later = `Projects
      Crop price tracker, Jan–Mar 2026
      A second round with more of the markets. Apr–May 2026`;
    expect(ofKind('project', later)).toMatchObject([
      {
        description: 'A second round with more of the markets. Apr–May 2026',
        startDate: '2026-01',
        endDate: '2026-03',
      },
    ]);
  });

  it('a line with dates between a short name and a sentence is a whole project', () => {
    const lines = `Projects
      Bus Finder, Jan 2025 - Mar 2025: a React and Node.js app for bus times.
      Soil Map (Feb 2024 - May 2024) - a map of 40 fields: soil, water and crops, with what each of them needs in the months before the rain.
      • Used by two villages.
      Duration: Feb 2024 - May 2024, with three others.
      Mess Menu App`;
    expect(ofKind('project', lines)).toEqual([
      {
        kind: 'project',
        title: 'Bus Finder',
        description: 'a React and Node.js app for bus times.',
        startDate: '2025-01',
        endDate: '2025-03',
      },
      {
        kind: 'project',
        title: 'Soil Map',
        description:
          'a map of 40 fields: soil, water and crops, with what each of them needs in the months before the rain. Used by two villages. Duration: Feb 2024 - May 2024, with three others.',
        startDate: '2024-02',
        endDate: '2024-05',
      },
      { kind: 'project', title: 'Mess Menu App', description: '', startDate: null, endDate: null },
    ]);
  });

  it('a first project in one sentence is read, with dates after a comma or without dates', () => {
    for (const line of ['Bus Finder, Jan 2025 - Mar 2025, an app for bus times.', 'Bus Finder: an app for bus times.'])
      expect(ofKind('project', `Projects\n${line}`)).toMatchObject([
        { title: 'Bus Finder', description: 'an app for bus times.' },
      ]);
    const lines = `Projects
      Bus Finder: an app for bus times.
      Result: first prize of the college.
      Soil Map: a map of 40 fields.`;
    expect(ofKind('project', lines)).toMatchObject([
      { title: 'Bus Finder', description: 'an app for bus times. Result: first prize of the college.' },
      { title: 'Soil Map', description: 'a map of 40 fields.' },
    ]);
  });

  it('in a list, each line with the first bullet is a project', () => {
    const lines = `Projects
      • Bus Finder: an app for bus times.
      – won the first prize
      • Built a chatbot for the college library.
      • Soil map (Jan 2025 - Mar 2025)`;
    expect(ofKind('project', lines)).toMatchObject([
      { title: 'Bus Finder', description: 'an app for bus times won the first prize' },
      { title: 'Built a chatbot for the college library', description: '' },
      { title: 'Soil map', startDate: '2025-01', endDate: '2025-03' },
    ]);
  });

  it.each(['Title:', 'Project Title:', 'Project Name :', 'Project:', 'PROJECT TITLE -', '• Title:'])(
    'the text after a label is the title of a project: %s',
    (label) => {
      const lines = `Projects
        ${label} Hand hygiene survey
        Project Duration: Jan 2025 - Mar 2025
        Method: 40 nurses were asked
        Project Description: Who washes when.
        In two wards
        ${label} Solar dryer.
        ${label} Soil map, Feb 2024 - May 2024`;
      expect(ofKind('project', lines)).toMatchObject([
        {
          title: 'Hand hygiene survey',
          description: 'Method: 40 nurses were asked Project Description: Who washes when. In two wards',
          startDate: '2025-01',
          endDate: '2025-03',
        },
        { title: 'Solar dryer', description: '', startDate: null },
        { title: 'Soil map', startDate: '2024-02', endDate: '2024-05' },
      ]);
    },
  );

  it('a title that begins with the word of a label keeps it', () => {
    expect(ofKind('project', 'Projects\nProject-based learning\n• Two schools')).toMatchObject([
      { title: 'Project-based learning' },
    ]);
  });

  it.each([
    ['AWS Cloud Practitioner, Amazon, March 2025', '2025-03-01'],
    ['• AWS Cloud Practitioner - Amazon (Mar ’25)', '2025-03-01'],
    ['AWS Cloud Practitioner | Amazon | Issued on 12th March 2025', '2025-03-12'],
    ['AWS Cloud Practitioner by Amazon 03/2025', '2025-03-01'],
    ['AWS Cloud Practitioner, Amazon, मार्च 2025', '2025-03-01'],
    ['AWS Cloud Practitioner, Amazon\nMarch 2025', '2025-03-01'],
    ['AWS Cloud Practitioner\nAmazon, March 2025', '2025-03-01'],
    ['AWS Cloud Practitioner, Amazon, 15/08/2019', '2019-08-15'],
    ['AWS Cloud Practitioner, Amazon\nIssued: 15/08/2019', '2019-08-15'],
    ['AWS Cloud Practitioner, Amazon\nDate of issue: 15-08-2019', '2019-08-15'],
    ['1. AWS Cloud Practitioner, Amazon\nIssue date: 5.8.2019', '2019-08-05'],
    ['1) AWS Cloud Practitioner, Amazon\nIssued: 2019', undefined],
    ['AWS Cloud Practitioner, Amazon\nValid until: 15/08/2019', undefined],
    ['AWS Cloud Practitioner, Amazon\nIssued: 08/15/2019', undefined],
    ['AWS Cloud Practitioner, Amazon, 15/08/2019 – 15/08/2022', undefined],
    ['AWS Cloud Practitioner, Amazon, Mar 2025 – Mar 2028', undefined],
    ['AWS Cloud Practitioner, Amazon, 2025', undefined],
    ['AWS Cloud Practitioner, Amazon, March 2027', undefined],
    ['AWS Cloud Practitioner, Amazon, valid until March 2026', undefined],
    ['AWS Cloud Practitioner, Amazon, Jan–Mar 2025', undefined],
    ['AWS Cloud Practitioner, Amazon, Mar 2025, Mar 2026', undefined],
    ['March 2025\nAWS Cloud Practitioner, Amazon\nJune 2025', undefined],
  ])('the date of a certificate: %s', (lines, issueDate) => {
    expect(ofKind('certificate', `Certifications\n${lines}`)).toEqual([
      { kind: 'certificate', title: 'AWS Cloud Practitioner', issuer: 'Amazon', ...(issueDate && { issueDate }) },
    ]);
  });

  it('each number of a list begins a certificate', () => {
    const lines = `Certifications
      1. Basic Life Support
      2. First Aid, March 2025`;
    expect(ofKind('certificate', lines)).toEqual([
      { kind: 'certificate', title: 'Basic Life Support', issuer: '' },
      { kind: 'certificate', title: 'First Aid', issuer: '', issueDate: '2025-03-01' },
    ]);
  });

  it('a date below two lines of which either may be the certificate is left out', () => {
    for (const certificate of ofKind('certificate', 'Certifications\nAWS Cloud Practitioner\nAmazon\nMarch 2025'))
      expect(certificate).not.toHaveProperty('issueDate');
  });

  it('suggests nothing that a form would refuse', () => {
    expect(ofKind('employment', 'Experience\nSoftware Engineer, Jan 2020 - Mar 2021')).toEqual([]);
    expect(ofKind('education', 'Education\nB.Tech, IIT Bombay, 2099')).toMatchObject([{ yearOfPassing: null }]);
  });

  it('words that only look like degrees are none', () => {
    expect(ofKind('education', 'Education\nBe kind to all, me too, amazing grace')).toEqual([]);
  });

  it.each([
    ['SKILLS\n• TypeScript • C++ • Go', ['TypeScript', 'C++', 'Go']],
    ['Key Skills\nLanguages: TypeScript, Go\nTools: SAP FICO/Tally', ['TypeScript', 'Go', 'SAP FICO', 'Tally']],
    ['Skills: machine learning (2 years), postgres', ['Machine learning', 'PostgreSQL']],
    ['Skills: node js, java script, type  script', ['Node.js', 'JavaScript', 'type', 'script']],
    ['Skills\nNodeJS | JAVA SCRIPT', ['Node.js', 'JavaScript']],
    ['S K I L L S\nTypeScript', ['TypeScript']],
    ['कौशल\nTypeScript', ['TypeScript']],
    ['SKILLS\nPhotoshop, Leadership, Canva, typing/Driving', ['Photoshop', 'Leadership', 'Canva', 'typing/Driving']],
    ['Skills\n• Canva (2 years)\n• MS-CIT\nUnheard-of thing', ['Canva', 'MS-CIT', 'Unheard-of thing']],
    ['Skills\nCommunication, team work, type script', ['Communication', 'team work', 'TypeScript']],
    ['Skills\nTools: Figma, Blender - Advanced\nPlace: Delhi', ['Figma', 'Blender']],
    ['Skills\nGood at leading people and at typing letters, Canva', []],
    ['Skills\nTyping 4500, www.me.example, asha@me.example, 12/3, R2', []],
    ['Skills\nTeaching, Content', ['Teaching', 'Content']],
    ['Skills\nTools: Go, Canva\nTyping 35 wpm', ['Go', 'Canva', 'Typing']],
  ])('skills under a heading: %s', (lines, names) => {
    expect(skills(lines)).toEqual(names);
  });

  it('without a heading only longer names are skills', () => {
    expect(skills('I go to work and use SAP FICO and TypeScript.')).toEqual(['SAP FICO', 'TypeScript']);
  });

  it('without a heading no headings and ordinary words are skills', () => {
    const lines = `Education
      Experience
      Web Development Intern, Narmada Labs
      Content writing in Tally, teaching
      Hobbies`;
    expect(skills(lines)).toEqual(['Content writing', 'Tally']);
  });

  it.each([
    ['Mobile: 098765-43210', '9876543210'],
    ['(+91) 9876543210', '9876543210'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('a phone number: %s', (line, phone) => {
    expect(ofKind('phone', line)).toEqual([{ kind: 'phone', phone }]);
  });

  it('years and amounts are no phone numbers', () => {
    expect(ofKind('phone', '2015 - 2019 - 2020\n12,50,000 rupees\nAadhaar 1234 5678 9012')).toEqual([]);
  });

  it('the longest lines of the most lines end soon', () => {
    const began = performance.now();
    const line = `${'B.Tech a, '.repeat(25)}${'Jan 2020 - '.repeat(20)}`.slice(0, 500);
    const lines = ['Experience', 'Education', 'Skills'].flatMap((heading) => [heading, ...Array(1_000).fill(line)]);
    findSuggestions(lines, { known: KNOWN, today: '2026-11-21' });
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
