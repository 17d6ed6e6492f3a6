// Compiled from src/texts/en/candidate-home.json by `npm run texts`: edit that file, not this one.
import { message, type Value } from '../message.ts';

export const matchTexts = {
  title: "New jobs for you",
  why: message<{ skills: Value }>("Based on your skills: ", ["skills"]),
  whyIn: message<{ skills: Value; places: Value }>("Based on your skills: ", ["skills"], ". In ", ["places"]),
  failed: "We couldn’t load jobs for you.",
  all: "See all matches",
};

export const newsTexts = {
  title: "New since your last visit",
  all: "See all",
  more: message<{ count: Value }>("See ", ["count"], " more"),
  openOf: message<{ title: Value; company: Value }>("See what’s new: ", ["title"], ", ", ["company"]),
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
