// Compiled from src/texts/hi/answer-reasons.json by `npm run texts`: edit that file, not this one.

export const answerReasonTexts = {
  positionFilled: 'पद भर गया',
  otherExperience: 'दूसरा अनुभव चाहिए',
  skillMissing: 'एक स्किल नहीं है',
  place: 'जगह',
  pay: 'वेतन',
  incomplete: 'आवेदन अधूरा है',
  other: 'दूसरी वजह',
  noAnswer: 'बिना जवाब के बंद',
};

export const answerReasonSentenceTexts = {
  positionFilled: 'यह पद भर गया है।',
  otherExperience: 'इस काम के लिए दूसरी तरह का अनुभव चाहिए।',
  skillMissing: 'इस काम के लिए ज़रूरी एक स्किल नहीं है।',
  place: 'काम की जगह मेल नहीं खाती।',
  pay: 'वेतन मेल नहीं खाता।',
  incomplete: 'आवेदन अधूरा है।',
};
