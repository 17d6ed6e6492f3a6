import { describe, expect, it } from 'vitest';
import {
  ageText,
  countText,
  dateTimeText,
  dayRangeText,
  daysLeftText,
  dayText,
  experienceText,
  longMonthText,
  longShortDayText,
  lpa,
  postedText,
  rupees,
  salaryInRupees,
  salaryText,
  shortDayText,
  shortMonthText,
  stipendText,
  timeText,
} from '#web/lib/formats.ts';
import { speaking } from '../../texts/spoken.ts';

describe('money', () => {
  it('groups as India does', () => {
    expect(rupees(1_250_000)).toBe('₹12,50,000');
    expect(countText(100_000)).toBe('1,00,000');
    expect(countText(999)).toBe('999');
    expect(countText(1000)).toBe('1,000');
    expect(countText(123_456_789)).toBe('12,34,56,789');
  });
  it('writes lakhs a year', () => {
    expect(lpa(1_250_000)).toBe('₹12.5 LPA');
    expect(salaryText({ min: 360_000, max: 480_000 })).toBe('₹3.6–4.8 LPA');
    expect(salaryInRupees({ min: 1_600_000, max: 2_400_000 })).toBe('₹16,00,000 – ₹24,00,000 a year');
  });
  it('says so when one end is unknown', () => {
    expect(salaryText({ min: 100_000, max: null })).toBe('Not Mentioned');
    expect(salaryText(undefined)).toBe('Not Mentioned');
  });
  it('shows an internship per month', () => {
    expect(stipendText({ min: 144_000, max: 144_000 })).toBe('₹12,000 a month');
    expect(stipendText({ min: 120_000, max: 180_000 })).toBe('₹10,000–15,000 a month');
  });
});

describe('experience', () => {
  it('names the years', () => {
    expect(experienceText({ min: 3, max: 5 })).toBe('3–5 Years');
    expect(experienceText({ min: 1, max: 1 })).toBe('1 Year');
    expect(experienceText({ min: 10, max: null })).toBe('10+ Years');
    expect(experienceText({ min: null, max: 2 })).toBe('Up to 2 Years');
  });
  it('welcomes freshers without a range', () => {
    expect(experienceText({ min: null, max: null })).toBe('Fresher Allowed');
    expect(experienceText({ min: 0, max: 0 })).toBe('Fresher Allowed');
  });
});

describe('time', () => {
  it('changes the day at midnight in India', () => {
    expect(dayText('2026-11-20T18:29:59Z')).toBe('20 Nov 2026');
    expect(dayText('2026-11-20T18:30:00Z')).toBe('21 Nov 2026');
    expect(dayText('2026-11-20')).toBe('20 Nov 2026');
    expect(dayText('nonsense')).toBe('');
  });
  it('writes ranges and hours', () => {
    expect(dayRangeText('2026-11-16', '2026-12-05')).toBe('16 Nov – 05 Dec 2026');
    expect(dayRangeText('2026-12-16', '2027-01-05')).toBe('16 Dec 2026 – 05 Jan 2027');
    expect(timeText('2026-11-24T06:00:00Z')).toBe('11:30 am');
    expect(dateTimeText('2026-11-24T06:00:00Z', '2026-11-20T00:00:00Z')).toBe('Tue 24 Nov, 11:30 am');
  });
  it('names the part of the day in Hindi, as people say it', () => {
    const times = ['T18:30', 'T22:29', 'T22:30', 'T06:29', 'T06:30', 'T10:29', 'T10:30', 'T14:30', 'T18:29'].map(
      (time) => `2026-11-24${time}:00Z`,
    );
    expect(speaking('hi', () => times.map(timeText))).toEqual([
      ...['रात\u00a012:00', 'रात\u00a03:59', 'सुबह\u00a04:00', 'सुबह\u00a011:59', 'दोपहर\u00a012:00'],
      ...['दोपहर\u00a03:59', 'शाम\u00a04:00', 'रात\u00a08:00', 'रात\u00a011:59'],
    ]);
    expect(times.map(timeText)).toEqual([
      ...['12:00 am', '3:59 am', '4:00 am', '11:59 am', '12:00 pm'],
      ...['3:59 pm', '4:00 pm', '8:00 pm', '11:59 pm'],
    ]);
    const when = () => dateTimeText('2026-11-03T06:00:00Z', '2026-11-20T00:00:00Z');
    expect(speaking('hi', when)).toBe('मंगल 3 नवंबर, सुबह\u00a011:30');
  });
  it('shortens a month in English, and writes it out in Hindi without a leading zero', () => {
    const short = () => [dayText('2026-09-05'), shortDayText('2026-10-31'), shortMonthText('2026-12-01')];
    expect(short()).toEqual(['05 Sep 2026', '31 Oct', 'Dec']);
    expect(speaking('hi', short)).toEqual(['5 सितंबर 2026', '31 अक्टूबर', 'दिसंबर']);
    expect(longShortDayText('2026-12-05')).toBe('5 December');
    expect(longMonthText('2026-12-05')).toBe('December 2026');
  });
  it('tells the age, and nothing false when it is unknown', () => {
    const now = '2026-11-20T12:00:00Z';
    expect(ageText(undefined, now)).toBe('Recently');
    expect(ageText('nonsense', now)).toBe('Recently');
    expect(ageText('2026-11-20T11:59:30Z', now)).toBe('Just now');
    expect(ageText('2026-11-20T10:00:00Z', now)).toBe('2 hours ago');
    expect(ageText('2026-11-19T12:00:00Z', now)).toBe('1 day ago');
    expect(ageText('2026-01-02T12:00:00Z', now)).toBe('02 Jan 2026');
  });
  it('says of a job that it came recently, until a minute has gone by', () => {
    const now = '2026-11-20T12:00:00Z';
    expect(postedText('2026-11-20T11:59:01Z', now)).toBe('Recently');
    expect(postedText('2026-11-20T11:59:00Z', now)).toBe('1 minute ago');
    expect(postedText(null, now)).toBe('Recently');
    expect(postedText('nonsense', now)).toBe('Recently');
  });
  it('counts the days that are left in India', () => {
    expect(daysLeftText('2026-12-05', '2026-11-20T12:00:00Z')).toBe('15 days left');
    expect(daysLeftText('2026-11-20', '2026-11-20T12:00:00Z')).toBe('Last day');
    expect(daysLeftText('2026-11-20', '2026-11-20T19:00:00Z')).toBe('');
  });
});
