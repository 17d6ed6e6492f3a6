import { expect, it } from 'vitest';
import { figureAt, STEPS } from './counting.ts';

it.each(['100+', '1000+', '2 lakh+', '1.5 lakh+'])('%s is what it counts to', (figure) => {
  expect(figureAt(figure, STEPS)).toBe(figure);
  expect(figureAt(figure, STEPS + 1)).toBe(figure);
});

it('counts the number alone, with as many decimals as it ends with', () => {
  expect(figureAt('100+', 0)).toBe('0+');
  expect(figureAt('100+', 10)).toBe('25+');
  expect(figureAt('1.5 lakh+', 20)).toBe('0.8 lakh+');
});
