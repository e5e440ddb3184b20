/** What an answer is and is not, by kind of answer. */
export const disclaimer = {
  lookup:
    'This result is a suggestion for reference. It is not a classification decision by a customs authority.',
  duty: 'This is an estimate for one tariff line and one origin. The customs authority decides what is due.',
  landed_cost:
    'This is an estimate from the values given. Duties, taxes and fees are settled by the customs authority at clearance.',
  compliance:
    'These are hints, not a complete list of requirements. Check with the competent authority before importing.',
  rulings:
    'A ruling was given for the goods and facts it describes. It does not decide the classification of other goods.',
} as const;
