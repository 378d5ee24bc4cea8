import type { Article } from './article.ts'

export const PLANNER_HELP: Readonly<Record<string, Article>> = {
  statting: {
    title: 'Statting',
    intro:
      'Put stats into eight slots, confirm them one by one and see the success rate and materials beforehand.',
    sections: [
      {
        heading: 'Steps',
        points: [
          'Set the kind of equipment, the recipe potential and the starting potential.',
          'Choose a stat for a slot and enter its value. Red marks a value the stat cannot take. With ‘Pick several’ you fill empty slots at once.',
          'Confirming calculates potential and materials and adds a line to the log. The stat of a confirmed slot is fixed; its value can still change.',
          'It ends when all eight slots are full or the potential is 0 or less, and the success rate is settled.',
        ],
      },
      {
        heading: 'Calculation',
        terms: [
          [
            'Success rate',
            '160 + potential left × 230 ÷ (the larger of potential and recipe potential), between 0% and 100%.',
          ],
          [
            'Same-category penalty',
            'Slots of the same category cost more potential: 2 slots 20%, 3 45%, 4 80%, 5 125%, 6 180%, 7 245%, 8 320%.',
          ],
          [
            'Stats of other gear',
            'Stats of another kind of gear, such as armor stats on a weapon, cost twice the potential.',
          ],
          [
            'Potential returned',
            'Lowering a value returns 5 + TEC ÷ 10 %. Beyond the limit it is a quarter of that.',
          ],
          ['Beyond 20 steps', 'Steps beyond 20 cost twice the potential.'],
        ],
      },
    ],
  },
  'statting-auto': {
    title: 'Auto statting',
    intro: 'Choose the stats you want and get the order in which to confirm them, and why.',
    sections: [
      {
        heading: 'Steps',
        points: [
          'Set the kind of equipment and the potential and choose up to 8 stats. MAX fills one to its maximum.',
          'Negative stats are chosen for you. Exclude those you do not want, or fix those to lower with their values.',
          'Press Find: a first order appears at once and keeps getting better. Stop whenever you like and use the best so far.',
          'Open the one you like in the simulator to follow it step by step.',
        ],
      },
      {
        heading: 'Aims',
        terms: [
          ['Success rate', 'The order with the highest success rate for the given potential.'],
          ['Fewer materials', 'The order with the fewest materials that keeps your success rate.'],
          ['Starting potential', 'The lowest starting potential that reaches your success rate.'],
          [
            'Proven best',
            'It was proven that no order is better. Orders that raise and lower a negative stat by a step, or lower it further and take it back, are counted in. Orders that take back several steps are counted in only for very small builds.',
          ],
        ],
      },
      {
        heading: 'Good to know',
        points: [
          'With a build under way, use auto from here in the simulator to find only the rest of the order.',
          'All calculation happens on this device. Once the page was opened it works offline.',
          'The same conditions always give the same answer.',
        ],
      },
    ],
  },
  'main-quest': {
    title: 'Main quest',
    intro: 'How far to go from your level to reach your goal level, and what to gather.',
    sections: [
      {
        heading: 'Steps',
        points: [
          'Enter your level and %, and your goal level. An empty goal follows the level cap.',
          'Choose the first and last episode, also with From here and To here in the list.',
          "If once is not enough, turn on Repeat until the goal. It counts repeating the range with the Adventurer's Diary.",
          'Under materials see what to gather by map and tick it off. Counts are multiplied by the rounds.',
        ],
      },
      {
        heading: 'Results',
        terms: [
          ['Arrival', 'Your level after the range, or after the last round when repeating.'],
          [
            'You may stop here',
            'The first episode that reaches your goal when done in order from the start.',
          ],
          ['You may start here', 'The latest episode to start from when going to the end.'],
          [
            'Level for which one round is enough',
            'From this level and % on, one round of the range reaches your goal.',
          ],
          [
            'Best route',
            'Compares every number of rounds and finds the way with the fewest episodes.',
          ],
          [
            'Story once first',
            'Turn this on if you have not seen the story. What to repeat is found after one full pass of the range.',
          ],
          [
            'Episodes that take longer',
            'Enter minutes per episode to find the way that takes the least time. Give episodes that take much longer their own minutes.',
          ],
        ],
      },
      {
        heading: 'Good to know',
        points: [
          'A % counts as the least EXP that shows as that %, so you may be slightly further.',
          'The battle before Venena can be skipped; doing it gives 12,500,000 EXP more. It matters only for ranges that pass episode 9 of chapter 9.',
          'No bonus multiplies quest EXP.',
          'How the game treats EXP beyond the level cap is not confirmed, so we only tell you that it goes beyond.',
          "Settings and ticks are saved in this browser. Opening somebody's link does not change your plan.",
        ],
      },
    ],
  },
  'skill-point': {
    title: 'Skill points',
    intro: 'Plan points in 32 skill trees and see from which level they are possible.',
    sections: [
      {
        heading: 'Placing points',
        points: [
          'Press a skill to raise it by the chosen amount (1, 5, 10). Lower it with the right mouse button or −.',
          'With prerequisites together on, prerequisites rise to 5 along with it, and lowering below 5 lowers what follows.',
          'Hover, move with the arrow keys or press and hold to see first what would change.',
          'Undo takes back one press at a time, even after closing and reopening the window.',
        ],
      },
      {
        heading: 'Calculation',
        terms: [
          [
            'Points you have',
            'Level + level ÷ 5 (rounded down) + points from trophies, 43 by default. Add points from quests or elsewhere to that number.',
          ],
          [
            'From this level',
            'The higher of the level with enough points and the level at which all skill books open.',
          ],
          [
            'Skill book levels',
            'Only known trees count. You are told how many skills are unknown.',
          ],
          ['Points missing', 'Going over is allowed; you are told how many are missing.'],
        ],
      },
      {
        heading: 'More',
        terms: [
          ['To a goal skill', 'Choose a skill you want and get the way with the fewest points.'],
          ['Learning order', 'What to place at which level, in order.'],
          ['Compare builds', 'Only the skills that differ between two builds, side by side.'],
        ],
      },
      {
        heading: 'Shortcuts',
        terms: [
          ['Arrow keys', 'Move between skills'],
          ['Enter, +', 'Raise'],
          ['−, Delete', 'Lower'],
          ['Ctrl + Z, Ctrl + Y', 'Undo, redo'],
        ],
      },
    ],
  },
  'skill-combo': {
    title: 'Skill combos',
    intro: 'Line up skills, add combo effects and see MP and combo points beforehand.',
    sections: [
      {
        heading: 'Steps',
        points: [
          'Choose skills, then drag them or use ▲▼ to change their order.',
          'From the second skill on each can have one effect. You are told why one cannot be added or does not work as meant.',
          'For skills whose MP we do not know, enter what the game shows.',
        ],
      },
      {
        heading: 'Calculation',
        terms: [
          [
            'MP',
            'Each place says why it costs what it does. MP left from charging is added at the end.',
          ],
          ['Combo points', 'After the first skill, 1 for each skill and 1 for each effect.'],
          [
            '60-second simulation',
            'Counts 60 seconds, gathering MP with normal attacks when it is short for the combo.',
          ],
        ],
      },
    ],
  },
}
