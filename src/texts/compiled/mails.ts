// Compiled from src/texts/en/mails.json by `npm run texts`: edit that file, not this one.
import { message, type Value } from '../message.ts';

export const mailTexts = {
  hello: "Hello,",
  helloName: message<{ name: Value }>("Hello ", ["name"], ","),
  footer: "Avsar\nAvsar never asks for money.",
  reason: message<{ reason: Value }>("Reason: ", ["reason"]),
  recruiterWrote: message<{ words: Value }>("The recruiter wrote:\n", ["words"]),
  candidateWrote: message<{ words: Value }>("The candidate wrote:\n", ["words"]),
  ownApplications: message<{ link: Value }>("See your applications: ", ["link"]),
  receivedApplications: message<{ link: Value }>("See your applications: ", ["link"]),
  ownInterviews: message<{ link: Value }>("See your interviews: ", ["link"]),
  ownOffers: message<{ link: Value }>("See your offers: ", ["link"]),
  mistake: message<{ link: Value }>("If you think this is a mistake, contact us: ", ["link"]),
  optional: message<{ title: Value; link: Value }>("You get this email because \"", ["title"], "\" is switched on in your Avsar account.\nStop these emails: ", ["link"]),
};

export const accountMailTexts = {
  welcomeCandidate: {
    subject: "Welcome to Avsar",
    ready: message<{ code: Value }>("Your Avsar account is ready. Your code is ", ["code"], "."),
    signIn: message<{ link: Value }>("Sign in to find and apply for jobs and internships:\n", ["link"]),
    money: "No recruiter on Avsar may ask you for money. If one does, tell us.",
  },
  welcomeRecruiter: {
    subject: "Welcome to Avsar",
    ready: message<{ code: Value }>("Your recruiter account on Avsar is ready. Your code is ", ["code"], "."),
    signIn: message<{ link: Value }>("Sign in to post jobs and internships:\n", ["link"]),
    money: "Recruiters on Avsar must never ask candidates for money.",
  },
  passwordLink: {
    subject: "Choose a new password for Avsar",
    asked: message<{ kind: string }>(["kind","select",{"candidate":["We received a request for a new password for your candidate account on Avsar. If you made it, choose a new password here:"],"recruiter":["We received a request for a new password for your recruiter account on Avsar. If you made it, choose a new password here:"],"other":["We received a request for a new password for your administrator account on Avsar. If you made it, choose a new password here:"]}]),
    validFor: "You can use this link once, within 30 minutes.",
    ignore: "If you did not make this request, ignore this email. Your password stays the same.",
  },
  passwordChanged: {
    subject: "Your Avsar password was changed",
    onPage: message<{ kind: string }>(["kind","select",{"candidate":["The password of your candidate account on Avsar was changed on its account page. You have been signed out everywhere else."],"recruiter":["The password of your recruiter account on Avsar was changed on its account page. You have been signed out everywhere else."],"other":["The password of your administrator account on Avsar was changed on its account page. You have been signed out everywhere else."]}]),
    byLink: message<{ kind: string }>(["kind","select",{"candidate":["The password of your candidate account on Avsar was changed with a link that we emailed to this address. You have been signed out everywhere."],"recruiter":["The password of your recruiter account on Avsar was changed with a link that we emailed to this address. You have been signed out everywhere."],"other":["The password of your administrator account on Avsar was changed with a link that we emailed to this address. You have been signed out everywhere."]}]),
    notYouOnPage: "If this was not you, reset your password now: choose \"Forgot password?\" on the sign-in page.",
    notYouByLink: "If this was not you, request a new link now and check who has access to your mailbox.",
  },
  confirmEmail: {
    subject: "Confirm your email address for Avsar",
    present: message<{ kind: string }>(["kind","select",{"candidate":["Confirm that this is the email address of your candidate account on Avsar:"],"recruiter":["Confirm that this is the email address of your recruiter account on Avsar:"],"other":["Confirm that this is the email address of your administrator account on Avsar:"]}]),
    wanted: message<{ kind: string }>(["kind","select",{"candidate":["Somebody wants to use this email address for their candidate account on Avsar. If this was you, confirm it here:"],"recruiter":["Somebody wants to use this email address for their recruiter account on Avsar. If this was you, confirm it here:"],"other":["Somebody wants to use this email address for their administrator account on Avsar. If this was you, confirm it here:"]}]),
    validFor: "You can use this link once, within 24 hours.",
    ignore: "If this was not you, ignore this email.",
  },
  emailTaken: {
    subject: "This address already has an Avsar account",
    taken: message<{ kind: string }>(["kind","select",{"candidate":["Somebody tried to use this email address for another candidate account on Avsar. It already has one, so nothing was changed."],"recruiter":["Somebody tried to use this email address for another recruiter account on Avsar. It already has one, so nothing was changed."],"other":["Somebody tried to use this email address for another administrator account on Avsar. It already has one, so nothing was changed."]}]),
    signIn: "If this was you, sign in with this address. You can request a new password on the sign-in page. If this was not you, ignore this email.",
  },
  emailChangeRequested: {
    subject: "Request to change the email address of your Avsar account",
    asked: message<{ kind: string; email: Value }>(["kind","select",{"candidate":["Somebody who knows your password asked to change the email address of your candidate account on Avsar to ",["email"],". The address changes when they open the link that we sent there."],"recruiter":["Somebody who knows your password asked to change the email address of your recruiter account on Avsar to ",["email"],". The address changes when they open the link that we sent there."],"other":["Somebody who knows your password asked to change the email address of your administrator account on Avsar to ",["email"],". The address changes when they open the link that we sent there."]}]),
    notYou: "If this was not you, change your password now. The link then stops working.",
  },
  emailChanged: {
    subject: "The email address of your Avsar account was changed",
    byOwner: message<{ kind: string; email: Value }>(["kind","select",{"candidate":["The email address of your candidate account on Avsar was changed to ",["email"],"."],"recruiter":["The email address of your recruiter account on Avsar was changed to ",["email"],"."],"other":["The email address of your administrator account on Avsar was changed to ",["email"],"."]}]),
    byAdmin: message<{ kind: string; email: Value }>(["kind","select",{"candidate":["An administrator changed the email address of your candidate account on Avsar to ",["email"],"."],"recruiter":["An administrator changed the email address of your recruiter account on Avsar to ",["email"],"."],"other":["An administrator changed the email address of your administrator account on Avsar to ",["email"],"."]}]),
    from: "Sign in with that address from now on. We will send your emails there.",
    notRight: message<{ link: Value }>("If this is wrong, contact us now: ", ["link"]),
  },
  blocked: {
    subject: "Your Avsar account has been blocked",
    blocked: "Your Avsar account has been blocked. You cannot sign in, and what you published is no longer shown.",
    noReason: "Reason: none given",
  },
  statusChanged: {
    subject: "The status of your Avsar account has changed",
    status: message<{ status: Value }>("The status of your Avsar account is now \"", ["status"], "\". You can sign in and use it."),
  },
  deleted: {
    subject: "Your Avsar account has been deleted",
    deleted: message<{ kind: string }>(["kind","select",{"candidate":["Your candidate account on Avsar has been deleted, with all the personal data in it. This is the last email about it."],"other":["Your recruiter account on Avsar has been deleted, with all the personal data in it. This is the last email about it."]}]),
    again: message<{ link: Value }>("You can register again at any time: ", ["link"]),
  },
};

export const companyMailTexts = {
  verified: {
    subject: "Your company is verified on Avsar",
    verified: message<{ company: Value }>("Avsar has verified your company as \"", ["company"], "\". Your jobs now show that it is verified, nobody else can post under its name, and you can view up to 5,000 candidates a day."),
    until: "If you change the company name or logo, the verification ends until an administrator has checked it again.",
  },
  unverified: {
    subject: "Your company is no longer verified on Avsar",
    edited: "An administrator has changed the company name or logo.",
    unverified: message<{ company: Value }>("\"", ["company"], "\" is no longer a verified company on Avsar. Your jobs stay online without the verified mark."),
  },
};

export const adminMailTexts = {
  invited: {
    subject: "You are invited to help run Avsar",
    byAdmin: message<{ role: string; inviter: Value }>(["role","select",{"super":[["inviter"]," invites you to become a Super Admin of Avsar. Register here with this email address:"],"other":[["inviter"]," invites you to become an administrator of Avsar. Register here with this email address:"]}]),
    bySomebody: message<{ role: string }>(["role","select",{"super":["A Super Admin invites you to become a Super Admin of Avsar. Register here with this email address:"],"other":["A Super Admin invites you to become an administrator of Avsar. Register here with this email address:"]}]),
    validFor: "You can use this link once, within 7 days.",
    ignore: "If you do not expect this invitation, ignore this email.",
  },
  registered: {
    subject: "You are an administrator of Avsar",
    ready: message<{ code: Value }>("Your administrator account on Avsar is ready. Your code is ", ["code"], "."),
    notYou: "If this was not you, tell the other administrators now.",
  },
  roleChanged: {
    subjectSuper: "You are now a Super Admin of Avsar",
    subjectAdmin: "You are now an administrator of Avsar",
    toSuper: message<{ code: Value }>("Your role on Avsar was changed from Admin to Super Admin. Your code is now ", ["code"], "."),
    toAdmin: message<{ code: Value }>("Your role on Avsar was changed from Super Admin to Admin. Your code is now ", ["code"], "."),
    ask: "If you did not expect this, ask the other administrators.",
  },
  secondFactor: {
    notYou: "If this was not you, change your password now and tell the other administrators.",
    second_factor_switched_on: {
      subject: "The second factor of your Avsar account is on",
      text: "Your administrator account on Avsar now asks for a code from your authenticator app each time you sign in. You have been signed out everywhere else.",
    },
    recovery_codes_replaced: {
      subject: "New recovery codes for your Avsar account",
      text: "New recovery codes were created for your administrator account on Avsar. The old codes no longer work.",
    },
    recovery_code_used: {
      subject: "A recovery code was used to sign in to your Avsar account",
      text: "Somebody signed in to your administrator account on Avsar with your password and one of your recovery codes. That code no longer works.",
    },
    second_factor_switched_off: {
      subject: "The second factor of your Avsar account is off",
      text: "Your administrator account on Avsar no longer asks for a code when you sign in.",
    },
    second_factor_reset: {
      subject: "The second factor of your Avsar account was removed",
      text: "A Super Admin removed the second factor from your administrator account on Avsar, because it was reported lost. You have been signed out everywhere. Sign in with your password and set up a new one.",
    },
    second_factor_required: {
      subject: "Your Avsar account needs a second factor",
      text: "A Super Admin now requires a second factor for your administrator account on Avsar. Set it up on your account page. You cannot do anything else there until you have.",
    },
  },
  dailyNumber: {
    subject: message<{ code: Value }>(["code"], " has reached the daily limit for candidates"),
    text: message<{ code: Value }>("Recruiter ", ["code"], " tried to view more candidates today than one recruiter may in a day. Check the account, and block it if it looks like misuse."),
  },
};

export const applicationMailTexts = {
  submitted: {
    subject: message<{ job: Value; company: Value }>("Your application for ", ["job"], " at ", ["company"]),
    submitted: message<{ job: Value; company: Value }>("Your application for ", ["job"], " at ", ["company"], " was submitted successfully. We will email you when the recruiter answers."),
  },
  received: {
    subject: message<{ job: Value; name: Value }>("New application for ", ["job"], ": ", ["name"]),
    received: message<{ name: Value; job: Value; company: Value }>(["name"], " has applied for ", ["job"], " at ", ["company"], "."),
  },
  decided: {
    accepted: {
      subject: message<{ job: Value; company: Value }>("Good news about your application for ", ["job"], " at ", ["company"]),
      text: message<{ job: Value; company: Value }>("Your application for ", ["job"], " at ", ["company"], " has been accepted. The recruiter will contact you about the next step."),
    },
    rejected: {
      subject: message<{ job: Value; company: Value }>("About your application for ", ["job"], " at ", ["company"]),
      text: message<{ job: Value; company: Value }>("Thank you for applying for ", ["job"], " at ", ["company"], ". The recruiter has decided not to continue with your application this time."),
    },
    pending: {
      subject: message<{ job: Value; company: Value }>("Your application for ", ["job"], " at ", ["company"], " is open again"),
      text: message<{ job: Value; company: Value }>("Your application for ", ["job"], " at ", ["company"], " is open again. The recruiter will take another look at it."),
    },
  },
  withdrawn: {
    subject: message<{ name: Value; job: Value }>("Application withdrawn: ", ["name"], ", ", ["job"]),
    withdrawn: message<{ name: Value; job: Value; company: Value }>(["name"], " has withdrawn their application for ", ["job"], " at ", ["company"], "."),
  },
  interviewCancelled: "The scheduled interview has been cancelled.",
  answersDue: {
    subject: message<{ waiting: number }>(["waiting","plural",{"one":["#"," person is waiting for your answer"],"other":["#"," people are waiting for your answer"]}]),
    waiting: message<{ waiting: number; days: number }>(["waiting","plural",{"one":["#"," person is waiting for an answer to an application and has waited ",["days","plural",{"one":["#"," day"],"other":["#"," days"]}],". A short no is kinder than silence."],"other":["#"," people are waiting for an answer to an application, the first for ",["days","plural",{"one":["#"," day"],"other":["#"," days"]}],". A short no is kinder than silence."]}]),
    answer: message<{ link: Value }>("Answer them: ", ["link"]),
  },
  candidateLeft: {
    subject: message<{ name: Value; job: Value }>("Account deleted: ", ["name"], ", ", ["job"]),
    left: message<{ name: Value; job: Value }>(["name"], ", who applied for ", ["job"], ", has deleted their Avsar account. You can still see the job, dates and status of the application."),
  },
  recruiterLeft: {
    subject: message<{ job: Value; company: Value }>(["job"], " at ", ["company"], " is closed"),
    left: message<{ job: Value; company: Value }>("The recruiter for ", ["job"], " at ", ["company"], " has left Avsar. The job is closed, and nobody will answer your application."),
    reason: "The company has left Avsar.",
    ended: "If you had an interview or an open offer, it has been cancelled.",
  },
};

export const interviewMailTexts = {
  when: message<{ when: Value }>("When: ", ["when"], " (India time)"),
  where: message<{ where: Value }>("Where: ", ["where"]),
  contact: message<{ contact: Value }>("Contact: ", ["contact"]),
  invitedBy: message<{ name: Value }>("Invited by: ", ["name"]),
  bring: message<{ notes: Value }>("Please bring: ", ["notes"]),
  scheduled: {
    subject: message<{ job: Value; company: Value; when: Value }>("Interview for ", ["job"], " at ", ["company"], ": ", ["when"]),
    invited: message<{ job: Value; company: Value }>("You are invited to an interview for ", ["job"], " at ", ["company"], "."),
  },
  moved: {
    subject: message<{ job: Value; company: Value; when: Value }>("New time for your interview for ", ["job"], " at ", ["company"], ": ", ["when"]),
    moved: message<{ job: Value; company: Value }>("Your interview for ", ["job"], " at ", ["company"], " has been moved. Here are the new details:"),
  },
  cancelled: {
    subject: message<{ job: Value; company: Value }>("Interview cancelled: ", ["job"], " at ", ["company"]),
    byCandidate: message<{ job: Value; company: Value; when: Value }>("You have withdrawn your application for ", ["job"], " at ", ["company"], ", so your interview on ", ["when"], " is cancelled."),
    byRecruiter: message<{ job: Value; company: Value; when: Value }>("The recruiter has cancelled your interview for ", ["job"], " at ", ["company"], " on ", ["when"], ". Your application remains accepted."),
  },
  result: {
    subjectSelected: message<{ job: Value; company: Value }>("Selected after your interview: ", ["job"], " at ", ["company"]),
    subjectRejected: message<{ job: Value; company: Value }>("After your interview: ", ["job"], " at ", ["company"]),
    selected: message<{ job: Value; company: Value }>("You have been selected after your interview for ", ["job"], " at ", ["company"], ". The recruiter will contact you about the next step."),
    rejected: message<{ job: Value; company: Value }>("Thank you for coming to the interview for ", ["job"], " at ", ["company"], ". The recruiter has decided not to continue with your application this time."),
  },
  answered: {
    subjectConfirmed: message<{ name: Value; job: Value }>("Interview confirmed: ", ["name"], ", ", ["job"]),
    subjectAnotherTime: message<{ name: Value; job: Value }>("New interview time requested: ", ["name"], ", ", ["job"]),
    confirmed: message<{ name: Value; job: Value; company: Value; when: Value }>(["name"], " has confirmed the interview for ", ["job"], " at ", ["company"], " on ", ["when"], " (India time)."),
    anotherTime: message<{ name: Value; job: Value; company: Value; when: Value }>(["name"], " has asked for another time for the interview for ", ["job"], " at ", ["company"], ", now set for ", ["when"], " (India time)."),
    suggested: message<{ times: Value }>("These times would suit them:\n", ["times"]),
    suggestedTime: message<{ when: Value }>("- ", ["when"], " (India time)"),
    application: message<{ link: Value }>("See the application: ", ["link"]),
  },
};

export const offerMailTexts = {
  made: {
    subject: message<{ job: Value; company: Value }>("Job offer: ", ["job"], " at ", ["company"]),
    made: message<{ job: Value; company: Value; day: Value }>("You have an offer for ", ["job"], " at ", ["company"], ". You can answer it until ", ["day"], "."),
    answer: message<{ link: Value }>("Read and answer it: ", ["link"]),
  },
  withdrawn: {
    subject: message<{ job: Value; company: Value }>("The offer for ", ["job"], " at ", ["company"], " has been withdrawn"),
    withdrawn: message<{ job: Value; company: Value }>("The recruiter has withdrawn the offer for ", ["job"], " at ", ["company"], "."),
  },
  answered: {
    subjectAccepted: message<{ name: Value; job: Value }>("Offer accepted: ", ["name"], ", ", ["job"]),
    subjectRejected: message<{ name: Value; job: Value }>("Offer rejected: ", ["name"], ", ", ["job"]),
    accepted: message<{ name: Value; job: Value; company: Value }>(["name"], " has accepted your offer for ", ["job"], " at ", ["company"], "."),
    rejected: message<{ name: Value; job: Value; company: Value }>(["name"], " has rejected your offer for ", ["job"], " at ", ["company"], "."),
  },
};

export const jobMailTexts = {
  takenDown: {
    subject: message<{ job: Value; company: Value }>("Your job has been taken down: ", ["job"], " at ", ["company"]),
    takenDown: message<{ job: Value; company: Value; code: Value }>("An Avsar administrator has taken down your job ", ["job"], " at ", ["company"], " (", ["code"], "). Nobody can find it or apply for it now."),
    write: message<{ link: Value }>("If you think this is a mistake, or you have corrected the job, contact us: ", ["link"]),
  },
  unblocked: {
    subject: message<{ job: Value; company: Value }>("Your job is no longer blocked: ", ["job"], " at ", ["company"]),
    unblocked: message<{ job: Value; company: Value; code: Value; status: Value }>("An Avsar administrator has reviewed your job ", ["job"], " at ", ["company"], " (", ["code"], ") again. Its status is now: ", ["status"], "."),
    jobs: message<{ link: Value }>("See your jobs: ", ["link"]),
  },
  savedSearches: {
    subjectOne: message<{ total: number; name: Value }>(["total","plural",{"one":["#"," new job: ",["name"]],"other":["#"," new jobs: ",["name"]]}]),
    subjectMany: message<{ total: number }>(["total","plural",{"one":["#"," new job for your saved searches"],"other":["#"," new jobs for your saved searches"]}]),
    new: "These jobs are new on Avsar.",
    search: message<{ total: number; name: Value }>(["total","plural",{"one":[["name"],": ","#"," new job"],"other":[["name"],": ","#"," new jobs"]}]),
    job: message<{ job: Value; company: Value; place: Value; link: Value }>("- ", ["job"], ", ", ["company"], ", ", ["place"], "\n  ", ["link"]),
    all: message<{ link: Value }>("See all matching jobs: ", ["link"]),
    change: message<{ link: Value }>("Change your saved searches: ", ["link"]),
  },
  invitation: {
    subject: message<{ company: Value; job: Value }>(["company"], " invites you to apply: ", ["job"]),
    invited: message<{ company: Value; job: Value; place: Value }>("A recruiter at ", ["company"], " has found your profile and invites you to apply for ", ["job"], " (", ["place"], ")."),
    read: message<{ link: Value }>("See the job and apply: ", ["link"]),
  },
  reportDecided: {
    subject: message<{ job: Value; company: Value }>("Your report about ", ["job"], " at ", ["company"]),
    freeze: message<{ job: Value; company: Value }>("We have reviewed ", ["job"], " at ", ["company"], ", which you reported, and have taken it down."),
    dismiss: message<{ job: Value; company: Value }>("We have reviewed ", ["job"], " at ", ["company"], ", which you reported, and found nothing wrong with it."),
    unfreeze: message<{ job: Value; company: Value }>("We have reviewed ", ["job"], " at ", ["company"], ", which you reported, again, and have put it back online."),
    thanks: "Thank you for telling us. Nobody who hires through Avsar may ask for money.",
  },
};

export const takenDownReasonTexts = {
  asks_for_money: "The posting asks candidates for money.",
  not_a_real_job: "The posting does not seem to be for a real job.",
  wrong_details: "Details of the posting are wrong.",
  offensive: "The posting is offensive.",
  other: "The posting breaks our rules.",
  messenger_only: "The only way to contact you is a messaging app.",
  free_mail: "The email address does not belong to the company named in the posting.",
  unusual_pay: "The pay is far outside the usual range for this kind of work.",
};

export const enquiryMailTexts = {
  answers: message<{ day: Value }>("This is a reply to the message sent to us from your email address on ", ["day"], "."),
};
