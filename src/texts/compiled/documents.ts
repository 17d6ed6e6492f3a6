// Compiled from src/texts/en/documents.json by `npm run texts`: edit that file, not this one.
import { message, type Value } from '../message.ts';

export const resumeDocumentTexts = {
  title: message<{ name: Value }>("Resume of ", ["name"]),
  fileName: message<{ name: Value; format: Value }>(["name"], " - resume.", ["format"]),
  present: "Present",
  headings: {
    summary: "Summary",
    experience: "Experience",
    education: "Education",
    skills: "Skills",
    projects: "Projects",
    certificates: "Certificates and awards",
    hobbies: "Interests",
  },
};

export const offerLetterTexts = {
  documentTitle: message<{ job: Value; company: Value }>("Job offer: ", ["job"], ", ", ["company"]),
  headingJob: message<{ job: Value }>("Job offer: ", ["job"]),
  headingInternship: message<{ job: Value }>("Internship offer: ", ["job"]),
  to: message<{ name: Value }>("To ", ["name"]),
  signed: message<{ company: Value }>("For ", ["company"]),
  position: "Position",
  company: "Company",
  place: "Place of work",
  type: "Type",
  salary: "Salary",
  salaryValue: message<{ rupees: Value }>("₹", ["rupees"], " a year"),
  stipend: "Stipend",
  stipendValue: message<{ rupees: Value }>("₹", ["rupees"], " a month"),
  start: "Start",
  startOpen: "To be agreed",
  answerBy: "Answer by",
  open: message<{ day: Value }>("Open for an answer until ", ["day"], "."),
  expired: message<{ day: Value }>("This offer expired on ", ["day"], "."),
  withdrawn: "This offer was withdrawn.",
  withdrawnOn: message<{ day: Value }>("This offer was withdrawn on ", ["day"], "."),
  accepted: "This offer was accepted by the candidate.",
  acceptedOn: message<{ day: Value }>("This offer was accepted by the candidate on ", ["day"], "."),
  rejected: "This offer was rejected by the candidate.",
  rejectedOn: message<{ day: Value }>("This offer was rejected by the candidate on ", ["day"], "."),
  foot: message<{ page: Value; pages: Value }>("Made on Avsar. Avsar never asks for money. Page ", ["page"], " of ", ["pages"]),
};

export const calendarEntryTexts = {
  summary: message<{ job: Value; company: Value }>("Interview: ", ["job"], ", ", ["company"]),
  contact: message<{ contact: Value }>("Contact: ", ["contact"]),
};

export const sharePictureTexts = {
  title: "Find work that fits. Know where you stand.",
  line: "Jobs, internships and mentors across India",
  mark: "Avsar",
};
