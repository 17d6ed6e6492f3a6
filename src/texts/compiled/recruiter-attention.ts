// Compiled from src/texts/en/recruiter-attention.json by `npm run texts`: edit that file, not this one.
import { message, type Value } from '../message.ts';

export const attentionTexts = {
  title: "Needs your attention",
  unanswered: message<{ count: number }>(["count","plural",{"one":["#"," application needs your answer"],"other":["#"," applications need your answer"]}]),
  week: message<{ count: Value }>(["count"], " waiting a week or longer"),
  threeDays: message<{ count: Value }>(["count"], " waiting three days or longer"),
  fresh: "All of them arrived in the last three days.",
  today: message<{ count: number }>(["count","plural",{"one":["1 interview today"],"other":["#"," interviews today"]}]),
  next: message<{ time: Value; name: Value }>(["time"], ", ", ["name"]),
  closing: message<{ count: number; days: Value }>(["count","plural",{"one":["1 job closes within ",["days"]," days"],"other":["#"," jobs close within ",["days"]," days"]}]),
  lastDay: message<{ days: Value }>(": ", ["days"]),
  none: "You’re all caught up.",
};
