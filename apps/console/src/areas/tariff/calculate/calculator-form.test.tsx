import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { show } from '../../../../test/kit/render-page.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import type { CalculationSearch } from '../search.ts';

type Missing = Parameters<typeof CalculatorForm>[0]['missing'];

async function open(given: CalculationSearch = {}, missing: Missing = []) {
  const onSend = jest.fn();
  const page = await show(<CalculatorForm {...{ given, missing, onSend }} />, {
    answers: {
      'system.countries': [
        { code: 'CN', name: 'China' },
        { code: 'VN', name: 'Viet Nam' },
      ],
    },
  });
  return { ...page, onSend };
}
const code = (): HTMLElement => screen.getByLabelText('Code');
const calculate = (): HTMLElement => screen.getByRole('button', { name: 'Calculate' });

describe('the inputs of a calculation', () => {
  it.each(['', '  ', '　'])('require a code (%j)', async (typed) => {
    const { user, onSend } = await open();

    if (typed !== '') await user.type(code(), typed);
    await user.click(calculate());

    expect(screen.getByRole('alert').textContent).toBe('Enter a code');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('are sent trimmed, without empty ones, and amounts as typed', async () => {
    const { user, onSend } = await open();
    await screen.findByRole('option', { name: 'China (CN)' });

    await user.type(code(), ' 6109.10.00 ');
    await user.type(screen.getByLabelText('Value of the goods (USD)'), '1000.10');
    await user.type(screen.getByLabelText('Freight (USD)'), '   ');
    await user.selectOptions(screen.getByLabelText('Country of origin'), 'CN');
    await user.selectOptions(screen.getByLabelText('Incoterm'), 'CIF');
    await user.selectOptions(screen.getByLabelText('Mode of transport'), 'air');
    await user.click(calculate());

    expect(onSend.mock.calls).toEqual([
      [
        {
          market: 'US',
          code: '6109.10.00',
          customs_value: '1000.10',
          origin: 'CN',
          incoterm: 'CIF',
          mode: 'air',
        },
      ],
    ]);
  });

  it('come from the URL, and cleared ones are not sent again', async () => {
    const { user, onSend } = await open({ code: '6109', market: 'EU', freight: '20', version: '2026' });
    expect(screen.getByLabelText<HTMLSelectElement>('Market').value).toBe('EU');

    await user.clear(screen.getByLabelText('Freight (EUR)'));
    await user.click(calculate());

    expect(onSend.mock.calls).toEqual([[{ code: '6109', market: 'EU', version: '2026' }]]);
  });

  it('reset the version when another market is selected', async () => {
    const { user, onSend } = await open({ code: '6109', market: 'EU', version: '2026' });

    await user.selectOptions(screen.getByLabelText('Market'), 'VN');
    await user.click(calculate());

    expect(onSend.mock.calls).toEqual([[{ code: '6109', market: 'VN' }]]);
  });

  it('keep an origin that is in the URL and in no list of countries', async () => {
    const { user, onSend } = await open({ code: '6109', origin: 'XK' });
    await screen.findByRole('option', { name: 'China (CN)' });

    expect(screen.getByLabelText<HTMLSelectElement>('Country of origin').value).toBe('XK');
    await user.click(calculate());

    expect(onSend.mock.calls).toEqual([[{ code: '6109', origin: 'XK', market: 'US' }]]);
  });
});

describe('additional inputs required by the rate', () => {
  it('are required with unit and reason, and sent by name', async () => {
    const { user, onSend } = await open({ code: '2208' }, [
      { field: 'proof_liters', unit: 'pf_l', why: 'rate per proof litre', changes: [] },
      { field: 'weight_kg', unit: 'kg', why: 'has a field of its own already', changes: [] },
    ]);
    const more = within(screen.getByRole('group', { name: 'Further inputs required by the rate' }));
    expect(more.getAllByRole('textbox')).toHaveLength(1);
    expect(more.getByText('rate per proof litre')).toBeDefined();

    await user.type(more.getByLabelText('Proof litres (pf_l)'), '12.5');
    await user.click(calculate());

    expect(onSend.mock.calls).toEqual([[{ code: '2208', market: 'US', proof_liters: '12.5' }]]);
  });

  it('stay in the form once given, even if no longer required', async () => {
    const asked = { field: 'weight_lb', unit: 'lb', why: 'rate per pound', changes: [] };
    await open({ code: '2208', proof_liters: '12.5', some_new_input: 'x' }, [
      asked,
      { ...asked, field: 'pieces', unit: 'pcs', why: 'rate per piece' },
    ]);

    expect(screen.getByText('rate per pound')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Proof litres').value).toBe('12.5');
    expect(screen.getByLabelText<HTMLInputElement>('Some new input').value).toBe('x');
  });

  it('are hidden if none is required', async () => {
    await open({ code: '6109' });

    expect(screen.queryByText('Further inputs required by the rate')).toBeNull();
  });
});
