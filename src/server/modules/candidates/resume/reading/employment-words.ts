/** Words common in positions and rare in company names. */
const POSITION =
  /(?<!\p{L})(?:engineer|developer|programmer|manager|analyst|intern|trainee|executive|consultant|designer|architect|administrator|assistant|associate|officer|lead|leader|head|director|specialist|teacher|tutor|trainer|instructor|mentor|lecturer|professor|accountant|nurse|technician|electrician|mechanic|tester|scientist|researcher|writer|editor|recruiter|representative|co-?ordinator|organi[sz]er|supervisor|operator|clerk|cashier|receptionist|salesman|driver|apprentice|fellow|founder|owner|partner|freelancer|ambassador|volunteer|member|secretary|president|treasurer|captain|conven[eo]r|chairperson|photographer|moderator|sde|qa|hr)(?!\p{L})/iu;

/** Legal forms and kinds of employers, and what companies deal in at the end of their names. */
const COMPANY =
  /(?<!\p{L})(?:(?:pvt|limited|ltd|inc|llp|llc|corp|corporation|university|college|institute|school|academy|vidyalaya|hospital|bank of)(?!\p{L})|(?:technolog(?:y|ies)|solutions|services|systems|software|infotech|labs|industries|enterprises|company|group|holdings|foundation|trust|society|association|bank|clinic|agency|consultancy|associates|studios?|media|foods|retail|traders|stores|motors|textiles|pharma|logistics)(?=\s*\(|$))/iu;

export const isRole = (text: string): boolean => POSITION.test(text);

export const isCompany = (text: string): boolean => COMPANY.test(text);
