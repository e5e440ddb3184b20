import { describe, expect, it } from '@jest/globals';
import { leaf } from '../test/national-leaf.ts';
import { nationalLabels } from './national-labels.ts';

describe('nationalLabels', () => {
  const us = nationalLabels('US', ['6109100012', '6109100040', '6109901007', '9801001010'].map(leaf));

  it('has the declarable lines except special provisions', () => {
    expect(us.labels).toEqual(['6109100012', '6109100040', '6109901007']);
  });

  it('matches a shorter label to every line below it', () => {
    expect(us.classesOf('61091000')).toEqual([0, 1]);
    expect(us.classesOf('6109100040')).toEqual([1]);
    expect(us.classesOf('6403990000')).toEqual([]);
  });

  it('lets lines of one subheading compete', () => {
    expect(us.rivalsOf([1])).toEqual([0, 1]);
    expect(us.rivalsOf([2])).toEqual([2]);
  });

  it('merges TARIC lines that share eight digits', () => {
    const eu = nationalLabels('EU', ['8507600010', '8507600090'].map(leaf));
    expect(eu.labels).toEqual(['85076000']);
    expect(eu.classesOf('85076000')).toEqual([0]);
  });
});
