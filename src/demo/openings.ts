import type { CallInput } from '#contract/api.ts';
import type { EmploymentType, WorkMode } from '#contract/vocabularies.ts';

/** What a role requires, in any company. */
interface Role {
  department: string;
  skills: readonly string[];
  does: readonly [string, string, string];
  needs: readonly [string, string, string];
}

const ROLES = {
  backend: {
    department: 'Software Development',
    skills: ['Go', 'PostgreSQL', 'Kafka', 'Docker', 'REST'],
    does: [
      'Build and run services that take a few thousand requests a second',
      'Design tables and indexes, and explain them to colleagues',
      'Share the on-call week, once in six',
    ],
    needs: [
      'Sound knowledge of one typed language',
      'SQL that goes beyond the ORM',
      'You write down why, not only what',
    ],
  },
  frontend: {
    department: 'React',
    skills: ['React', 'TypeScript', 'HTML & CSS', 'Accessibility'],
    does: ['Build screens that work on a cheap phone', 'Measure before and after', 'Review the work of two colleagues'],
    needs: [
      'Two shipped products with React',
      'You know what a screen reader says on your page',
      'Patience with browsers',
    ],
  },
  fullstack: {
    department: 'Full Stack Development',
    skills: ['Node.js', 'React', 'PostgreSQL', 'TypeScript'],
    does: [
      'Take a feature from a sketch to production',
      'Fix what customers report within the week',
      'Keep the tests fast',
    ],
    needs: ['Comfort on both sides of the API', 'Git without fear', 'Clear written English or Hindi'],
  },
  android: {
    department: 'Android',
    skills: ['Kotlin', 'Jetpack Compose', 'REST', 'SQLite'],
    does: [
      'Build our app for phones with 2 GB of memory',
      'Keep it under 12 MB',
      'Work through crash reports every Monday',
    ],
    needs: ['One app in the Play Store', 'Kotlin and coroutines', 'A feeling for weak networks'],
  },
  dotnet: {
    department: '.NET',
    skills: ['C#', '.NET', 'SQL', 'Azure'],
    does: [
      'Maintain the billing service',
      'Move two old modules to the new platform',
      'Write the tests that were never written',
    ],
    needs: ['Three years with .NET', 'SQL Server or PostgreSQL', 'Care with other people’s money'],
  },
  embedded: {
    department: 'Embedded Systems',
    skills: ['C', 'C++', 'CAN bus', 'RTOS'],
    does: [
      'Write firmware for the battery controller',
      'Test on the bench and on the road',
      'Read datasheets so others need not',
    ],
    needs: ['C without a safety net', 'An oscilloscope does not scare you', 'B.E. or diploma in electronics'],
  },
  qa: {
    department: 'Quality Assurance',
    skills: ['Selenium', 'API testing', 'SQL', 'Jira'],
    does: ['Plan and run the tests of each release', 'Automate what is done twice', 'Say no when it is not ready'],
    needs: ['Two years in testing', 'A scripting language', 'Calm on release day'],
  },
  data: {
    department: 'Data Analysis',
    skills: ['SQL', 'Python', 'Power BI', 'Excel'],
    does: [
      'Answer questions of shop owners with figures',
      'Build and keep the weekly report',
      'Find the row that is wrong',
    ],
    needs: ['SQL joins without looking them up', 'Statistics at degree level', 'You can explain a median to anybody'],
  },
  scientist: {
    department: 'Data Science',
    skills: ['Python', 'Machine Learning', 'SQL', 'Statistics'],
    does: ['Forecast demand for 400 items', 'Test whether a change helped', 'Hand over models that others can run'],
    needs: ['A master’s degree or the same in practice', 'Python, pandas, one plotting library', 'Doubt as a habit'],
  },
  design: {
    department: 'Product Design',
    skills: ['Figma', 'Prototyping', 'User research'],
    does: ['Sit with users once a week', 'Draw flows, states and edge cases', 'Keep the component library honest'],
    needs: ['A portfolio with the dead ends in it', 'Typography and restraint', 'Hindi or another Indian language'],
  },
  nurse: {
    department: 'Nursing',
    skills: ['Critical care', 'BLS', 'Tamil', 'Patient records'],
    does: ['Care for six patients a shift', 'Keep the chart complete', 'Guide trainees'],
    needs: ['GNM or B.Sc Nursing', 'State registration', 'Shifts, two Sundays free a month'],
  },
  lab: {
    department: 'Pharmacy',
    skills: ['Haematology', 'Sample handling', 'Quality control'],
    does: ['Run and check the morning samples', 'Keep the analysers calibrated', 'Call out what looks wrong'],
    needs: ['DMLT or B.Sc MLT', 'Careful labelling', 'Early hours'],
  },
  pharmacist: {
    department: 'Pharmacy',
    skills: ['Dispensing', 'Inventory Management', 'GST billing'],
    does: ['Dispense and explain', 'Keep stock and expiry dates', 'Answer the ward within ten minutes'],
    needs: ['B.Pharm or D.Pharm', 'Registered pharmacist', 'Friendly at the counter'],
  },
  sales: {
    department: 'Field Sales',
    skills: ['Hindi', 'B2B sales', 'Two-wheeler', 'Lead Generation'],
    does: ['Visit ten shops a day', 'Open new accounts in your district', 'Collect and report honestly'],
    needs: ['Class 12 or more', 'Own two-wheeler and licence', 'You like to talk and to listen'],
  },
  telecaller: {
    department: 'Telecalling',
    skills: ['Telecalling', 'Hindi', 'CRM', 'Communication'],
    does: ['Call people who asked to be called', 'Note what they need', 'Pass on complaints the same day'],
    needs: ['Clear speech in Hindi and English', 'Basic computer skills', 'Patience'],
  },
  support: {
    department: 'Customer Service',
    skills: ['Customer Service', 'Communication', 'Ticketing'],
    does: ['Answer chats and calls of customers', 'Solve or find who can', 'Write the help page that was missing'],
    needs: ['One year in support', 'Good written English', 'Evenings in turn'],
  },
  accounts: {
    department: 'Accounting',
    skills: ['Tally Prime', 'GST', 'TDS', 'Excel'],
    does: ['Keep the books of 30 clients', 'File returns on time', 'Prepare for the audit'],
    needs: ['B.Com', 'Tally and Excel', 'Two years in a firm'],
  },
  audit: {
    department: 'Auditing',
    skills: ['Auditing', 'Ind AS', 'Excel', 'Communication'],
    does: ['Plan and carry out audits of small firms', 'Write findings that can be read', 'Travel a week a month'],
    needs: ['CA inter or final', 'Articleship done', 'Straightforwardness'],
  },
  teacher: {
    department: 'Teaching',
    skills: ['CBSE', 'B.Ed', 'Hindi', 'Mathematics'],
    does: ['Teach two live classes a day', 'Mark and give feedback in a day', 'Make the worksheets'],
    needs: ['B.Ed and two years of teaching', 'A quiet room and a good line', 'Hindi as medium'],
  },
  content: {
    department: 'Content Writing',
    skills: ['Hindi', 'Editing', 'Research', 'SEO'],
    does: ['Write two explainers a week', 'Check every figure', 'Answer readers'],
    needs: ['Samples we can read', 'Two Indian languages', 'Deadlines kept'],
  },
  video: {
    department: 'Video Editing',
    skills: ['Video Editing', 'Premiere Pro', 'Subtitles'],
    does: ['Cut six short films a week', 'Subtitle in three languages', 'Keep the archive findable'],
    needs: ['A showreel', 'Own sense of rhythm', 'You label your files'],
  },
  marketing: {
    department: 'Digital Marketing',
    skills: ['SEO', 'Google Analytics', 'Copywriting', 'Instagram'],
    does: ['Plan the month’s campaigns', 'Write, test, drop what fails', 'Report in plain figures'],
    needs: ['Two years with a budget of your own', 'Honest numbers', 'A good eye'],
  },
  planner: {
    department: 'Supply Chain Management',
    skills: ['Forecasting', 'Excel', 'SAP', 'Inventory Management'],
    does: ['Plan buying for 60 shops', 'Keep stock under six weeks', 'Talk with suppliers every day'],
    needs: ['Four years in planning', 'Excel at speed', 'SAP or another ERP'],
  },
  fleet: {
    department: 'Logistics',
    skills: ['Route planning', 'Excel', 'GPS tracking', 'Hindi'],
    does: [
      'Send 120 trucks a day the shortest way',
      'Speak with drivers, not about them',
      'Keep the cost of a kilometre',
    ],
    needs: ['Three years in transport', 'Night shift in turn', 'Maps by heart'],
  },
  warehouse: {
    department: 'Warehouse Management',
    skills: ['Inventory Management', 'WMS', 'Safety'],
    does: ['Run a shift of 25 people', 'Count a tenth of the stock a week', 'Keep the floor safe'],
    needs: ['Two years as supervisor', 'WMS of any kind', 'First-aid course'],
  },
  ev: {
    department: 'Maintenance',
    skills: ['Diagnostics', 'CAN bus', 'Diploma', 'Electrical Engineering'],
    does: ['Find and mend faults in electric three-wheelers', 'Teach two dealers a month', 'Report what breaks twice'],
    needs: ['Diploma in automobile or electrical', 'Driving licence', 'Travel in Maharashtra'],
  },
  site: {
    department: 'Civil Engineering',
    skills: ['AutoCAD', 'Surveying', 'Quality Control', 'Safety'],
    does: ['Lead the concrete work of one section', 'Keep the daily report', 'Stop work that is not safe'],
    needs: ['B.E. Civil or diploma with 3 years', 'AutoCAD', 'Telugu or Hindi'],
  },
  solar: {
    department: 'Electrical Engineering',
    skills: ['Solar PV', 'AutoCAD', 'Electrical Engineering'],
    does: ['Design rooftops from 5 to 200 kW', 'Check what was built', 'Explain the bill to a housing society'],
    needs: ['B.E. Electrical', 'PVsyst or the like', 'Heights are fine'],
  },
  hr: {
    department: 'Recruitment',
    skills: ['Recruitment', 'Excel', 'Communication'],
    does: ['Fill twenty positions a quarter', 'Answer every applicant', 'Keep the papers in order'],
    needs: ['Two years in recruitment', 'Discretion', 'You call back'],
  },
  travel: {
    department: 'Travel Operations',
    skills: ['Itineraries', 'Communication', 'Malayalam', 'Excel'],
    does: ['Plan trips for families', 'Keep forty homestays happy', 'Answer the phone at midnight, in turn'],
    needs: ['Two years in travel', 'Malayalam and English', 'A head for details'],
  },
  foodtech: {
    department: 'Quality Control',
    skills: ['FSSAI', 'Quality Control', 'Food Processing'],
    does: ['Test each batch before it leaves', 'Keep the plant ready for audit', 'Trace a complaint to its lot'],
    needs: ['B.Tech Food Technology', 'One year in a plant', 'Assamese or Hindi'],
  },
  merch: {
    department: 'Merchandising',
    skills: ['Merchandising', 'Costing', 'Excel', 'Textile testing'],
    does: ['Follow an order from yarn to carton', 'Keep buyers informed', 'Cost within an hour'],
    needs: ['Degree in textiles or commerce', 'Three years with exporters', 'English for mails'],
  },
} as const satisfies Record<string, Role>;

export type RoleKey = keyof typeof ROLES;

/** One opening: its company, title and facts. Salaries in thousand rupees per year, for internships per month. */
interface Opening {
  company: string;
  title: string;
  role: RoleKey;
  place: string;
  mode: WorkMode;
  type: EmploymentType;
  years?: readonly [number, number];
  pay?: readonly [number, number];
  months?: number;
}

const WFO = 'Work From Office';
const WFH = 'Work From Home';

const full = (
  company: string,
  title: string,
  role: RoleKey,
  place: string,
  mode: WorkMode,
  years?: readonly [number, number],
  pay?: readonly [number, number],
  type: EmploymentType = 'Full-time',
): Opening => ({ company, title, role, place, mode, type, years, pay });

const intern = (
  company: string,
  title: string,
  role: RoleKey,
  place: string,
  mode: WorkMode,
  stipend: number,
  months: number,
): Opening => ({ company, title, role, place, mode, type: 'Internship', pay: [stipend * 12, stipend * 12], months });

const OPENINGS: readonly Opening[] = [
  full('nilgiri', 'Product Designer', 'design', 'Bengaluru', 'Hybrid', [3, 6], [1600, 2400]),
  full('nilgiri', 'Backend Engineer', 'backend', 'Bengaluru', 'Hybrid', [2, 5], [1400, 2200]),
  full('nilgiri', 'Frontend Engineer', 'frontend', 'Bengaluru, Remote', 'Remote', [1, 4], [1000, 1800]),
  full('nilgiri', 'QA Engineer', 'qa', 'Bengaluru', WFO, [2, 4], [700, 1100]),
  full('nilgiri', 'Customer Support Executive', 'support', 'Bengaluru', WFO, [0, 2], [300, 420]),
  intern('nilgiri', 'Frontend Intern', 'frontend', 'Bengaluru', 'Hybrid', 20, 6),
  intern('nilgiri', 'Design Intern', 'design', 'Bengaluru', 'Hybrid', 18, 3),
  full('kaveri', 'Staff Nurse, ICU', 'nurse', 'Chennai', WFO, [1, 3], [360, 480]),
  full('kaveri', 'Staff Nurse, Emergency', 'nurse', 'Chennai', WFO, [0, 2], [320, 420]),
  full('kaveri', 'Laboratory Technician', 'lab', 'Chennai, Puducherry', WFO, [0, 3], [260, 360]),
  full('kaveri', 'Pharmacist', 'pharmacist', 'Chennai', WFO, [1, 4], [300, 420]),
  full('kaveri', 'Front Office Executive', 'support', 'Coimbatore', WFO, undefined, [240, 300]),
  full('kaveri', 'Night Pharmacist', 'pharmacist', 'Chennai', WFO, [2, 5], [380, 460], 'Part-time'),
  intern('kaveri', 'Nursing Intern', 'nurse', 'Chennai', WFO, 10, 6),
  full('anjani', 'Backend Engineer, Payments', 'backend', 'Mumbai', 'Hybrid', [3, 5], [1800, 2600]),
  full('anjani', 'Android Developer', 'android', 'Mumbai', 'Hybrid', [2, 5], [1200, 2000]),
  full('anjani', 'Risk Analyst', 'data', 'Mumbai', WFO, [2, 4], [900, 1400]),
  full('anjani', 'Field Sales Executive', 'sales', 'Nagpur, Nashik', WFO, [0, 2], [260, 380]),
  full('anjani', '.NET Developer', 'dotnet', 'Mumbai', WFO, [3, 6], [1100, 1700]),
  intern('anjani', 'Data Intern', 'data', 'Mumbai', 'Hybrid', 25, 6),
  full('dhruv', 'Data Analyst', 'data', 'Pune', 'Hybrid', [0, 2], [500, 750]),
  full('dhruv', 'Senior Data Scientist', 'scientist', 'Pune, Remote', 'Remote', [4, 8], [2200, 3400]),
  full('dhruv', 'Full Stack Developer', 'fullstack', 'Pune', 'Hybrid', [2, 4], [900, 1500]),
  full('dhruv', 'Claims Analyst', 'data', 'Pune', WFO, [1, 3], [450, 600]),
  full('dhruv', 'Contract Statistician', 'scientist', 'Remote', 'Remote', [5, 10], [2400, 3000], 'Contract'),
  intern('dhruv', 'Machine Learning Intern', 'scientist', 'Pune', 'Hybrid', 30, 6),
  full('chinar', 'Field Sales Executive', 'sales', 'Lucknow', WFO, undefined, [240, 320]),
  full('chinar', 'Fleet Controller', 'fleet', 'Lucknow', WFO, [3, 6], [420, 600]),
  full('chinar', 'Warehouse Supervisor', 'warehouse', 'Lucknow, Kanpur', WFO, [2, 5], [320, 450]),
  full('chinar', 'Telecaller', 'telecaller', 'Lucknow', WFO, undefined, [180, 240]),
  full('chinar', 'Accounts Executive', 'accounts', 'Lucknow', WFO, [1, 3], [280, 380]),
  full('chinar', 'Route Planner', 'fleet', 'Srinagar', WFO, [1, 4], [360, 480]),
  full('sahya', 'EV Service Engineer', 'ev', 'Pune', WFO, [1, 3], [350, 500]),
  full('sahya', 'Embedded Engineer', 'embedded', 'Pune', WFO, [2, 5], [900, 1500]),
  full('sahya', 'Test Engineer, Battery', 'qa', 'Pune', WFO, [1, 4], [600, 900]),
  full('sahya', 'Supply Planner', 'planner', 'Pune', WFO, [3, 6], [800, 1100]),
  intern('sahya', 'Battery Lab Intern', 'embedded', 'Pune', WFO, 18, 6),
  intern('sahya', 'EV Service Intern', 'ev', 'Pune, Nashik', WFO, 12, 4),
  full('tarang', 'Maths Teacher, Classes 9 and 10', 'teacher', 'Remote', 'Remote', [2, 5], [420, 650]),
  full('tarang', 'Science Teacher, Classes 6 to 8', 'teacher', 'Remote', 'Remote', [1, 4], [380, 560]),
  full('tarang', 'Hindi Content Writer', 'content', 'Jaipur', 'Hybrid', [1, 3], [300, 420]),
  full('tarang', 'Academic Counsellor', 'telecaller', 'Jaipur', WFO, [0, 2], [240, 360]),
  full('tarang', 'Freelance Paper Setter', 'teacher', 'Remote', WFH, [3, 10], undefined, 'Freelance'),
  intern('tarang', 'Hindi Content Intern', 'content', 'Remote', 'Remote', 10, 2),
  intern('tarang', 'Video Editing Intern', 'video', 'Jaipur', 'Hybrid', 12, 3),
  full('mogra', 'Supply Planner', 'planner', 'Jaipur', 'Hybrid', [4, 7], [900, 1300]),
  full('mogra', 'Store Manager', 'warehouse', 'Jaipur, Udaipur', WFO, [3, 6], [420, 560]),
  full('mogra', 'Digital Marketing Executive', 'marketing', 'Jaipur', 'Hybrid', [2, 4], [450, 650]),
  full('mogra', 'Customer Support Executive', 'support', 'Jaipur', WFO, undefined, [220, 280]),
  intern('mogra', 'Marketing Intern', 'marketing', 'Jaipur', 'Hybrid', 12, 3),
  full('sutradhar', 'Accounts Executive', 'accounts', 'Surat', WFO, [2, 4], [380, 520]),
  full('sutradhar', 'Export Merchandiser', 'merch', 'Surat', WFO, [3, 6], [500, 750]),
  full('sutradhar', 'Dyeing Supervisor', 'warehouse', 'Surat', WFO, [4, 8], [420, 600]),
  full('sutradhar', 'Field Sales Executive', 'sales', 'Ahmedabad, Surat', WFO, [1, 3], [300, 420]),
  intern('sutradhar', 'Merchandising Intern', 'merch', 'Surat', WFO, 8, 6),
  full('brahmaputra', 'Food Technologist', 'foodtech', 'Guwahati', WFO, [1, 3], [360, 500]),
  full('brahmaputra', 'Area Sales Officer', 'sales', 'Guwahati, Shillong', WFO, [2, 5], [380, 520]),
  full('brahmaputra', 'Warehouse Supervisor', 'warehouse', 'Guwahati', WFO, [1, 4], [280, 380]),
  full('brahmaputra', 'Accounts Assistant', 'accounts', 'Guwahati', WFO, undefined, [200, 260]),
  intern('brahmaputra', 'Quality Intern', 'foodtech', 'Guwahati', WFO, 9, 3),
  full('vihaan', 'Site Engineer', 'site', 'Hyderabad', WFO, [2, 5], [480, 720]),
  full('vihaan', 'Safety Officer', 'site', 'Hyderabad, Vijayawada', WFO, [3, 6], [500, 700]),
  full('vihaan', 'Planning Engineer', 'planner', 'Hyderabad', WFO, [4, 8], [800, 1200]),
  full('vihaan', 'Recruiter, Blue Collar', 'hr', 'Hyderabad', WFO, [1, 3], [320, 450]),
  intern('vihaan', 'Civil Engineering Intern', 'site', 'Hyderabad', WFO, 15, 6),
  full('malabar', 'Travel Consultant', 'travel', 'Kochi', 'Hybrid', [1, 4], [300, 420]),
  full('malabar', 'Homestay Manager', 'travel', 'Alappuzha, Kochi', WFO, [3, 6], [360, 480]),
  full('malabar', 'Weekend Guide', 'travel', 'Kochi', WFO, undefined, [120, 180], 'Part-time'),
  full('malabar', 'Content Writer, Malayalam', 'content', 'Remote', 'Remote', [1, 3], undefined),
  intern('malabar', 'Social Media Intern', 'marketing', 'Kochi', 'Remote', 8, 2),
  full('yamuna', 'Solar Design Engineer', 'solar', 'New Delhi', 'Hybrid', [1, 4], [500, 800]),
  full('yamuna', 'Site Engineer, Solar', 'solar', 'Gurugram, New Delhi', WFO, [2, 5], [450, 650]),
  full('yamuna', 'Inside Sales Executive', 'telecaller', 'New Delhi', WFO, [0, 2], [280, 380]),
  full('yamuna', 'React Developer', 'frontend', 'New Delhi', 'Hybrid', [2, 4], [900, 1300]),
  intern('yamuna', 'Solar Design Intern', 'solar', 'New Delhi', 'Hybrid', 15, 6),
  full('rupasen', 'Audit Executive', 'audit', 'Kolkata', WFO, [1, 3], [420, 600]),
  full('rupasen', 'GST Accountant', 'accounts', 'Kolkata', WFO, [2, 5], [360, 500]),
  full('rupasen', 'Payroll Executive', 'accounts', 'Kolkata', 'Hybrid', [1, 3], [320, 440]),
  full('rupasen', 'Part-time Bookkeeper', 'accounts', 'Howrah, Kolkata', WFH, [1, 4], [150, 210], 'Part-time'),
  intern('rupasen', 'Audit Intern', 'audit', 'Kolkata', WFO, 10, 6),
  full('akshara', 'Video Editor', 'video', 'Hyderabad', 'Hybrid', [2, 4], [450, 650]),
  full('akshara', 'Telugu Writer', 'content', 'Hyderabad, Remote', 'Remote', [1, 4], [360, 520]),
  full('akshara', 'Audience Analyst', 'data', 'Hyderabad', 'Hybrid', [1, 3], [500, 720]),
  full('akshara', 'Podcast Producer', 'video', 'Hyderabad', WFO, [3, 6], [600, 850]),
  intern('akshara', 'Journalism Intern', 'content', 'Hyderabad', 'Hybrid', 12, 3),
  intern('akshara', 'Translation Intern', 'content', 'Remote', WFH, 8, 2),
];

/** An opening with all its details. */
/** Details of only some roles, in the posting form's format. */
type More = Pick<CallInput<'createJob'>['body'], 'education'>;
const MORE: Readonly<Partial<Record<RoleKey, More>>> = {
  embedded: { education: "Bachelor's Degree" },
  scientist: { education: "Master's Degree" },
  nurse: { education: "Bachelor's Degree" },
  pharmacist: { education: "Bachelor's Degree" },
  teacher: { education: "Master's Degree" },
  telecaller: { education: 'High School' },
  warehouse: { education: 'High School' },
  ev: { education: 'Other' },
};

export interface DemoOpening extends Opening {
  more: More;
  department: string;
  skills: readonly string[];
  responsibilities: string;
  requirements: string;
}

export const DEMO_OPENINGS: readonly DemoOpening[] = OPENINGS.map((opening) => {
  const role: Role = ROLES[opening.role];
  return {
    ...opening,
    department: role.department,
    skills: role.skills,
    more: MORE[opening.role] ?? {},
    responsibilities: role.does.join('\n'),
    requirements: role.needs.join('\n'),
  };
});
