import { type SkillModel, untrained } from '#server/modules/matching/model/skill-model.ts';

/** A model that treats Power BI as near Tableau. */
export const nearTableau: SkillModel = {
  ...untrained(),
  near: (asked, have) => {
    const known = untrained().key('Power BI');
    return asked === untrained().key('Tableau') && have.includes(known) ? { skill: known, listings: 214 } : undefined;
  },
};
