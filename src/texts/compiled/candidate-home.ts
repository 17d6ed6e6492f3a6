// Compiled from src/texts/en/candidate-home.json by `npm run texts`: edit that file, not this one.
import { message, type Value } from '../message.ts';

export const matchTexts = {
  title: "New jobs that fit you",
  why: message<{ skills: Value }>("By your skills: ", ["skills"]),
  whyIn: message<{ skills: Value; places: Value }>("By your skills: ", ["skills"], ". In ", ["places"]),
  failed: "Jobs that fit you could not be loaded.",
  all: "See all that fit",
};

export const newsTexts = {
  title: "Since your last look",
  all: "See all",
  more: message<{ count: Value }>("See ", ["count"], " more"),
  openOf: message<{ title: Value; company: Value }>("See what happened: ", ["title"], ", ", ["company"]),
};

export const profileTexts = {
  title: "Profile",
  percent: message<{ percent: Value }>(["percent"], "%"),
  completeNow: "Complete Now",
  completeNowOf: message<{ section: Value }>("Complete Now: ", ["section"]),
  complete: message<{ count: number }>(["count","plural",{"one":["#"," section complete"],"other":["#"," sections complete"]}]),
  missing: message<{ count: Value }>(["count"], " more to complete"),
  update: "Update",
  updateAll: "Update your profile",
  sections: {
    basicInfo: "Basic info",
    resume: "Resume",
    skills: "Skills",
    skillHeadline: "Skill headline",
    experience: "Experience",
    education: "Education",
    preferredLocation: "Preferred location",
    salary: "Salary",
  },
};
